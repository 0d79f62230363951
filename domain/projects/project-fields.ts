import parseSpdx from 'spdx-expression-parse';
import { Refusal, type RefusalCode } from '#platform/refusal.ts';
import type { DonationUrl } from '../database/index.ts';
import { ALL_RIGHTS_RESERVED, DONATION_PLATFORMS, type TagLists } from '../tags/index.ts';

/**
 * A licence as it is stored: an SPDX expression or `LicenseRef-…`; `arr` stands for all rights
 * reserved.
 */
export function checkLicense(text: string, code: RefusalCode): string {
  const id = text.trim();
  if (id.toLowerCase() === 'arr') return ALL_RIGHTS_RESERVED;
  try {
    parseSpdx(id);
    return id;
  } catch {
    throw new Refusal(code, `"${id}" is not an SPDX licence expression.`, { field: 'license_id' });
  }
}

interface DonationInput {
  id?: string | null;
  platform?: string | null;
  url: string;
}

const PLATFORM_BY_NAME = new Map<string, string>(
  DONATION_PLATFORMS.flatMap(({ short, name }) => [
    [short, short],
    [name.toLowerCase(), short],
  ]),
);

/**
 * Donation links by the platform's short id, wherever the caller wrote it; one for each platform, the
 * last one given.
 */
export function checkDonations(links: DonationInput[], code: RefusalCode): DonationUrl[] {
  const known = links.map(({ id, platform, url }, index) => {
    const short = [id, platform]
      .map((name) => PLATFORM_BY_NAME.get((name ?? '').toLowerCase()))
      .find((name) => name !== undefined);
    if (!short) {
      throw new Refusal(code, `donation_urls.${index}: unknown platform "${id ?? platform}".`, {
        field: `donation_urls.${index}.id`,
      });
    }
    return { id: short, url };
  });
  return [...new Map(known.map((link) => [link.id, link])).values()];
}

/**
 * Category names that exist, without repeats. On creation an unknown name is refused, on an edit it
 * is dropped (public API, 9.3).
 */
export function checkCategories(
  tags: TagLists,
  names: string[],
  field: string,
  unknown: 'refuse' | 'drop',
  code: RefusalCode = 'invalid_input',
): string[] {
  const known = new Set(tags.categories.map((category) => category.name));
  const wrong = names.find((name) => !known.has(name));
  if (wrong !== undefined && unknown === 'refuse') {
    throw new Refusal(code, `${field}: there is no category "${wrong}".`, { field });
  }
  return [...new Set(names)].filter((name) => known.has(name));
}
