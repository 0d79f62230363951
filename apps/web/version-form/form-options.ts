import type { TagLists } from '#domain/tags/index.ts';

/** What a version can be made for, as the form offers it. */
export interface FormOptions {
  loaders: LoaderOption[];
  /** Newest first. */
  gameVersions: { version: string; version_type: string }[];
}

export interface LoaderOption {
  id: string;
  name: string;
  group: 'mod' | 'plugin' | 'proxy' | 'datapack' | 'resourcepack' | 'shader';
  /** Shown only after "Show more". */
  folded: boolean;
}

/** Made on the server. */
export function formOptions(tags: TagLists): FormOptions {
  return {
    loaders: tags.loaders.flatMap(({ name, title, group, visibility }) =>
      group === 'modpack' || visibility === 'internal'
        ? []
        : [
            {
              id: name,
              name: title,
              group,
              folded: visibility !== 'shown' && name !== 'minecraft',
            },
          ],
    ),
    gameVersions: tags.gameVersions.map(({ version, type }) => ({ version, version_type: type })),
  };
}

/** Loaders that a file of this name can be for: packs name the loader they run on. */
export function loadersFor(options: FormOptions, filename: string): LoaderOption[] {
  const isPack = /\.mrpack$/i.test(filename);
  return options.loaders.filter(({ group }) => (isPack ? group === 'mod' : true));
}
