import type { CreateVersion, InitialVersion } from '#contract/version.ts';
import { Refusal, type RefusalCode } from '#platform/refusal.ts';
import type { Services } from '../services.ts';

export interface LoaderChoice {
  loaders: string[];
  packLoaders: string[];
}

/**
 * Loaders as they are stored: those of a modpack go to the pack, whose own loader is `mrpack`.
 * @throws Refusal naming an unknown loader.
 */
export function chooseLoaders(
  { tags }: Pick<Services, 'tags'>,
  names: string[],
  isPack: boolean,
  code: RefusalCode,
): LoaderChoice {
  const unique = [...new Set(names)];
  const unknown = unique.find((name) => !tags.loader(name));
  if (unknown !== undefined) {
    throw new Refusal(code, `loaders: there is no loader "${unknown}".`, { field: 'loaders' });
  }
  if (!isPack) return { loaders: unique, packLoaders: [] };
  return { loaders: ['mrpack'], packLoaders: unique.filter((name) => name !== 'mrpack') };
}

/** @throws Refusal naming an unknown game version. */
export function chooseGameVersions(
  { tags }: Pick<Services, 'tags'>,
  names: string[],
  code: RefusalCode,
): string[] {
  const unique = [...new Set(names)];
  const unknown = unique.find((name) => !tags.gameVersion(name));
  if (unknown !== undefined) {
    throw new Refusal(code, `game_versions: there is no game version "${unknown}".`, {
      field: 'game_versions',
    });
  }
  return unique;
}

/** What a part was said to be; names come from outside, `constructor` among them. */
export function fileTypeOf(types: CreateVersion['file_types'], part: string): string | null {
  return types && Object.hasOwn(types, part) ? types[part] : null;
}

type VersionData = CreateVersion | InitialVersion;

/** The fields that have two names in the API, each read from whichever is there. */
export function readVersionData(data: VersionData) {
  const name = data.version_title ?? data.name;
  const type = data.release_channel ?? data.version_type;
  if (!type) {
    throw new Refusal('invalid_input', 'version_type: is required', { field: 'version_type' });
  }
  return {
    name: name ?? data.version_number,
    versionNumber: data.version_number,
    changelog: data.version_body ?? data.changelog ?? '',
    versionType: type,
    featured: data.featured ?? false,
    status: data.status ?? 'listed',
  };
}
