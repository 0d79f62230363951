import ipaddr from 'ipaddr.js';

/**
 * Whom a limit counts behind an address. One customer of IPv6 holds at least 2^64 addresses, so only
 * the first half counts; an IPv4 address inside an IPv6 one is the IPv4 address.
 */
export function addressKey(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const { parts } = parsed as ipaddr.IPv6;
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
