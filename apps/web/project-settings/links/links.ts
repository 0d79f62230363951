import type { ApiProject } from '../load.ts';

export interface Donation {
  id: string;
  url: string;
}

export interface Links {
  issues_url: string;
  source_url: string;
  wiki_url: string;
  discord_url: string;
  donation_urls: Donation[];
}

export const LINK_FIELDS = ['issues_url', 'source_url', 'wiki_url', 'discord_url'] as const;
export type LinkField = (typeof LINK_FIELDS)[number];

export function linksOf(project: ApiProject): Links {
  return {
    issues_url: project.issues_url ?? '',
    source_url: project.source_url ?? '',
    wiki_url: project.wiki_url ?? '',
    discord_url: project.discord_url ?? '',
    donation_urls: project.donation_urls.map(({ id, url }) => ({ id, url })),
  };
}

/** The changes as the API takes them: an empty address is none. */
export function toEdit(changes: Partial<Links>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.trim() || null
        : value.map(({ id, url }) => ({ id, url: url.trim() })).filter(({ url }) => url !== ''),
    ]),
  );
}

const PLATFORM_HOSTS: [RegExp, string][] = [
  [/(^|\.)patreon\.com$/, 'patreon'],
  [/(^|\.)ko-fi\.com$/, 'ko-fi'],
  [/(^|\.)(paypal\.com|paypal\.me)$/, 'paypal'],
  [/(^|\.)(buymeacoffee\.com|bmc\.link)$/, 'bmac'],
];

/** The platform that an address belongs to; null when it does not tell. */
export function donationPlatform(address: string): string | null {
  const url = parse(address);
  if (!url) return null;
  if (url.hostname === 'github.com' && url.pathname.startsWith('/sponsors/')) return 'github';
  return PLATFORM_HOSTS.find(([host]) => host.test(url.hostname))?.[1] ?? null;
}

const SHORTENERS = new Set([
  ...['bit.ly', 'tinyurl.com', 't.co', 'goo.gl', 'is.gd', 'v.gd', 'ow.ly', 'buff.ly', 'cutt.ly'],
  ...['rb.gy', 'shorturl.at', 'tiny.cc', 'adf.ly', 'linktr.ee', 'bit.do', 's.id', 't.ly'],
]);

const CHATS = /(^|\.)(discord\.(gg|com)|guilded\.gg|matrix\.to|t\.me|revolt\.chat|stoat\.chat)$/;
const CODE_SITES =
  /(^|\.)(github\.com|gitlab\.com|codeberg\.org|sourcehut\.org|sr\.ht|bitbucket\.org|gitea\.com)$/;

export type LinkDoubt = 'shortener' | 'chat-in-other' | 'not-chat' | 'not-source' | 'not-invite';

/** What looks wrong about an address, though it may be right; null when nothing does. */
export function linkDoubt(field: LinkField | 'donation', address: string): LinkDoubt | null {
  const url = parse(address);
  if (!url) return null;
  const host = url.hostname.replace(/^www\./, '');
  if (SHORTENERS.has(host)) return 'shortener';
  const isChat = CHATS.test(host);
  if (field === 'discord_url') {
    if (!isChat) return CODE_SITES.test(host) ? 'not-chat' : null;
    return host === 'discord.com' && !url.pathname.startsWith('/invite/') ? 'not-invite' : null;
  }
  if (isChat) return 'chat-in-other';
  const isProfile = CODE_SITES.test(host) && url.pathname.split('/').filter(Boolean).length < 2;
  return field === 'source_url' && isProfile ? 'not-source' : null;
}

function parse(address: string): URL | null {
  try {
    return new URL(address.trim());
  } catch {
    return null;
  }
}
