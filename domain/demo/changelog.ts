import { FIRST, FIRST_HERE, LINES } from './changelog-lines.ts';
import type { TypedEntry } from './entry.ts';
import type { Packing } from './pack-contents.ts';
import type { Random } from './random.ts';
import type { Release } from './releases.ts';

/** Markdown for one release: what was added, changed and fixed, as much as its number promises. */
export function changelogFor(
  entry: TypedEntry,
  release: Release,
  packing: { before: Packing; after: Packing },
  r: Random,
): string {
  const lines = LINES[entry.projectType];
  if (release.first) return r.pick(/^\D*[01]\b/.test(release.number) ? FIRST : FIRST_HERE);
  const moved = packChanges(packing);
  if (entry.projectType === 'modpack' && moved.length) return moved.join('\n');
  const size = weight(release.plainNumber);
  if (size === 'patch') return bullets(r.some(lines.fixed, r.int(1, 3)));
  const parts = [`### New\n\n${bullets(r.some(lines.added, size === 'major' ? 4 : r.int(1, 3)))}`];
  if (size === 'major' || r.chance(0.5))
    parts.push(`### Changed\n\n${bullets(r.some(lines.changed, r.int(1, 2)))}`);
  if (r.chance(0.8)) parts.push(`### Fixed\n\n${bullets(r.some(lines.fixed, r.int(1, 3)))}`);
  if (size === 'major') parts.push(`> ${r.pick(lines.warning)}`);
  return parts.join('\n\n');
}

function weight(number: string): 'major' | 'minor' | 'patch' {
  const parts = number.split('-')[0]!.replace(/^\D+/, '').split('.').map(Number);
  if (parts.length === 1) return 'minor';
  if (parts[2]) return 'patch';
  return parts[1] ? 'minor' : 'major';
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function packChanges({ before, after }: { before: Packing; after: Packing }): string[] {
  const old = new Map(before.map((file) => [file.slug, file.number]));
  const kept = new Set(after.map((file) => file.slug));
  const link = ({ slug, title, folder }: Packing[number]) =>
    `[${title.split(':')[0]}](/${PAGES[folder]}/${slug})`;
  return [
    ...after
      .filter((file) => !old.has(file.slug))
      .map((file) => `- Added ${link(file)} ${file.number}`),
    ...after
      .filter((file) => old.has(file.slug) && old.get(file.slug) !== file.number)
      .map((file) => `- Updated ${link(file)}, ${old.get(file.slug)} to ${file.number}`),
    ...before
      .filter((file) => !kept.has(file.slug))
      .map((file) => `- Removed ${link(file)}: no build for this game version yet`),
  ];
}

const PAGES = { mods: 'mod', resourcepacks: 'resourcepack', shaderpacks: 'shader' };
