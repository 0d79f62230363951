import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Says whether we may connect to an IP address. */
export type AddressRule = (address: string) => boolean;

/** All addresses of a host name. */
export type Resolver = (hostname: string) => Promise<string[]>;

/** Public by its range, yet answered by the machine's own host: a cloud's metadata service. */
const METADATA = new Set(['168.63.129.16']);

/**
 * True for addresses of the public internet: not for loopback, private, link-local, shared, multicast
 * and reserved ranges, nor for IPv6 forms that carry an IPv4 address inside.
 */
export const isPublicAddress: AddressRule = (address) => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && !METADATA.has(parsed.toString());
};

/** What the machine's resolver says. */
export const resolveHost: Resolver = async (hostname) => {
  const found = await lookup(hostname, { all: true, verbatim: true });
  return found.map(({ address }) => address);
};
