import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import spdx from 'spdx-license-list';

/**
 * Licences a project can name: the SPDX list and "all rights reserved", which SPDX has no id for.
 * Texts are 5 MB, so each is read when somebody asks for it.
 */
export interface LicenseSeed {
  /** SPDX id, or `LicenseRef-…`. */
  short: string;
  name: string;
  osiApproved: boolean;
}

export const ALL_RIGHTS_RESERVED = 'LicenseRef-All-Rights-Reserved';

/** Stands for "no licence told", which the settings form offers as well. */
export const UNKNOWN_LICENSE = 'LicenseRef-Unknown';

/** Every id with its full name, in alphabetical order without case. */
export const LICENSES: readonly LicenseSeed[] = [
  { short: ALL_RIGHTS_RESERVED, name: 'All Rights Reserved', osiApproved: false },
  ...Object.entries(spdx).map(([short, { name, osiApproved }]) => ({ short, name, osiApproved })),
].sort((a, b) => compareIds(a.short, b.short));

const BY_ID = new Map(LICENSES.map((license) => [license.short.toLowerCase(), license]));

/** SPDX ids are matched without case. */
export function findLicense(id: string): LicenseSeed | undefined {
  return BY_ID.get(id.toLowerCase());
}

/**
 * What the settings form offers before "custom", with the names people know them by. `orLater`:
 * the id has an `-only` and an `-or-later` form, and the form shows a box for it.
 */
export const POPULAR_LICENSES: readonly { short: string; name: string; orLater?: true }[] = [
  { short: ALL_RIGHTS_RESERVED, name: 'All Rights Reserved' },
  { short: 'Apache-2.0', name: 'Apache License 2.0' },
  { short: 'BSD-2-Clause', name: 'BSD 2-Clause "Simplified" License' },
  { short: 'BSD-3-Clause', name: 'BSD 3-Clause "New" or "Revised" License' },
  { short: 'CC0-1.0', name: 'CC Zero (public domain equivalent)' },
  { short: 'CC-BY-4.0', name: 'CC Attribution 4.0' },
  { short: 'CC-BY-SA-4.0', name: 'CC Attribution-ShareAlike 4.0' },
  { short: 'CC-BY-NC-4.0', name: 'CC Attribution-NonCommercial 4.0' },
  { short: 'CC-BY-NC-SA-4.0', name: 'CC Attribution-NonCommercial-ShareAlike 4.0' },
  { short: 'CC-BY-ND-4.0', name: 'CC Attribution-NoDerivatives 4.0' },
  { short: 'CC-BY-NC-ND-4.0', name: 'CC Attribution-NonCommercial-NoDerivatives 4.0' },
  { short: 'AGPL-3.0', name: 'GNU Affero General Public License v3', orLater: true },
  { short: 'LGPL-2.1', name: 'GNU Lesser General Public License v2.1', orLater: true },
  { short: 'LGPL-3.0', name: 'GNU Lesser General Public License v3', orLater: true },
  { short: 'GPL-2.0', name: 'GNU General Public License v2', orLater: true },
  { short: 'GPL-3.0', name: 'GNU General Public License v3', orLater: true },
  { short: 'ISC', name: 'ISC License' },
  { short: 'MIT', name: 'MIT License' },
  { short: 'MPL-2.0', name: 'Mozilla Public License 2.0' },
  { short: 'Unlicense', name: 'The Unlicense (public domain equivalent)' },
  { short: 'Zlib', name: 'zlib License' },
];

const ALL_RIGHTS_RESERVED_TEXT = `All rights reserved unless explicitly stated.

The author keeps every right that the law gives to the author of a work. Without the author's
permission you may not copy, change or pass on this work beyond what the law itself allows.
`;

const require = createRequire(import.meta.url);

/** `{title, body}` of a licence, null for an id that is not in the list. */
export async function licenseText(id: string): Promise<{ title: string; body: string } | null> {
  const license = findLicense(id);
  if (!license) return null;
  if (license.short === ALL_RIGHTS_RESERVED) {
    return { title: license.name, body: ALL_RIGHTS_RESERVED_TEXT };
  }
  const path = require.resolve(`spdx-license-list/licenses/${license.short}.json`);
  const { licenseText: body } = JSON.parse(await readFile(path, 'utf8')) as { licenseText: string };
  return { title: license.name, body };
}

function compareIds(a: string, b: string): number {
  const left = a.toLowerCase();
  const right = b.toLowerCase();
  return left < right ? -1 : left > right ? 1 : 0;
}
