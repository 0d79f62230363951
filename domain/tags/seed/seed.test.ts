import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ALL_RIGHTS_RESERVED,
  CATEGORIES,
  CATEGORY_HEADERS,
  DONATION_PLATFORMS,
  filterLoaders,
  findLicense,
  GAME_VERSIONS,
  iconSvg,
  LICENSES,
  LOADERS,
  licenseText,
  POPULAR_LICENSES,
  PROJECT_TYPES,
  REPORT_TYPES,
  SIDE_TYPES,
  supportedProjectTypes,
} from './index.ts';

const DATA = process.env.QUARRY_TEST_DATA ?? join(import.meta.dirname, '../../../../shared/data');

function words(text: string): string[] {
  return text.split(', ').sort();
}

function categories(projectType: string, header: string): string[] {
  return CATEGORIES.filter((tag) => tag.projectType === projectType && tag.header === header)
    .sort((a, b) => a.ordering - b.ordering || (a.name < b.name ? -1 : 1))
    .map((tag) => tag.name);
}

describe('game versions', () => {
  it('S3.105 every version is named once', () => {
    expect(new Set(GAME_VERSIONS.map((entry) => entry.version)).size).toBe(GAME_VERSIONS.length);
  });

  it('S3.106 the types are release, snapshot, beta, alpha', () => {
    expect([...new Set(GAME_VERSIONS.map((entry) => entry.type))].sort()).toEqual(
      words('release, snapshot, beta, alpha'),
    );
  });

  it('S3.107 dates are ISO and fall from newest to oldest', () => {
    const dates = GAME_VERSIONS.map((entry) => entry.date);
    for (const date of dates) expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('S3.108 a release that opens a line is major', () => {
    const major = GAME_VERSIONS.filter((entry) => entry.major).map((entry) => entry.version);
    expect(major).toContain('1.21');
    expect(major).toContain('26.1');
    expect(major).not.toContain('1.21.1');
    // 1.3 never left snapshots; its first release is 1.3.1.
    expect(major).not.toContain('1.3');
  });

  it('S3.110 the oldest are the classic builds of 2009', () => {
    const oldest = GAME_VERSIONS.at(-1)!;
    expect(oldest.version).toBe('rd-132211');
    expect(oldest.date.slice(0, 4)).toBe('2009');
  });

  it('S3.111 release 1.21.6 is of 2025-06-17', () => {
    const entry = GAME_VERSIONS.find(({ version }) => version === '1.21.6');
    expect(entry).toMatchObject({ type: 'release', major: false });
    expect(entry?.date.slice(0, 10)).toBe('2025-06-17');
  });
});

describe('loaders', () => {
  const visible = LOADERS.filter((loader) => loader.visibility !== 'internal');
  const names = (group: Parameters<typeof filterLoaders>[0]) =>
    filterLoaders(group)
      .map((loader) => loader.name)
      .sort();

  it('S3.115 the 28 loaders, and mrpack behind the scenes', () => {
    expect(visible.map((loader) => loader.name).sort()).toEqual(
      words(
        'babric, bta-babric, bukkit, bungeecord, canvas, datapack, fabric, folia, forge, iris, ' +
          'java-agent, legacy-fabric, liteloader, minecraft, modloader, neoforge, nilloader, ' +
          'optifine, ornithe, paper, purpur, quilt, rift, spigot, sponge, vanilla, velocity, waterfall',
      ),
    );
    expect(LOADERS.filter((loader) => !visible.includes(loader)).map(({ name }) => name)).toEqual([
      'mrpack',
    ]);
  });

  it('S3.113 every loader has a drawing', () => {
    for (const loader of LOADERS)
      expect(iconSvg(loader.icon), loader.name).toMatch(/^<svg .*svg>$/);
  });

  it('S3.114 supported project types come from the seven', () => {
    const seven = words('mod, plugin, datapack, shader, resourcepack, modpack, project');
    for (const loader of LOADERS) {
      for (const type of supportedProjectTypes(loader)) expect(seven).toContain(type);
    }
    const types = (name: string) =>
      supportedProjectTypes(LOADERS.find((loader) => loader.name === name)!);
    expect(types('fabric')).toEqual(['mod', 'modpack', 'project']);
    expect(types('paper')).toEqual(['plugin', 'mod', 'project']);
    expect(types('datapack')).toEqual(['datapack', 'mod', 'project']);
    expect(types('iris')).toEqual(['shader', 'project']);
  });

  it('S9.025 plugin loaders', () => {
    expect(names('plugin')).toEqual(words('bukkit, spigot, paper, purpur, sponge, folia'));
  });

  it('S9.026 plugin platform loaders', () => {
    expect(names('proxy')).toEqual(words('bungeecord, waterfall, velocity'));
  });

  it('S9.027 mod loaders', () => {
    expect(names('mod')).toEqual(
      words('forge, fabric, quilt, liteloader, modloader, rift, neoforge'),
    );
  });

  it('S9.028 hidden mod loaders, which come last', () => {
    const folded = filterLoaders('mod').slice(4);
    expect(folded.map((loader) => loader.name).sort()).toEqual(
      words('liteloader, modloader, rift'),
    );
    expect(folded.every((loader) => loader.visibility === 'folded')).toBe(true);
  });

  it('S9.029 the data-pack loader', () => {
    expect(names('datapack')).toEqual(['datapack']);
  });
});

describe('categories', () => {
  it('S3.116 every category has a drawing', () => {
    for (const tag of CATEGORIES) expect(iconSvg(tag.icon), tag.name).not.toBe('');
  });

  it('S3.117 a name is used once in its group', () => {
    const keys = CATEGORIES.map((tag) => `${tag.projectType} ${tag.header} ${tag.name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('S3.120 the four headers', () => {
    expect([...new Set(CATEGORIES.map((tag) => tag.header))].sort()).toEqual(
      [...CATEGORY_HEADERS].sort(),
    );
    expect([...CATEGORY_HEADERS].sort()).toEqual(
      words('resolutions, categories, features, performance impact'),
    );
  });

  it.each([
    [
      'S3.122',
      'mod',
      'categories',
      'adventure, cursed, decoration, economy, equipment, food, game-mechanics, library, magic, ' +
        'management, minigame, mobs, optimization, social, storage, technology, transportation, ' +
        'utility, worldgen',
    ],
    [
      'S3.123',
      'modpack',
      'categories',
      'adventure, challenging, combat, kitchen-sink, lightweight, magic, multiplayer, ' +
        'optimization, quests, technology',
    ],
    [
      'S3.124',
      'resourcepack',
      'categories',
      'combat, cursed, decoration, modded, realistic, simplistic, themed, tweaks, utility, ' +
        'vanilla-like',
    ],
    [
      'S3.125',
      'shader',
      'categories',
      'cartoon, cursed, fantasy, realistic, semi-realistic, vanilla-like',
    ],
    [
      'S3.126',
      'resourcepack',
      'features',
      'audio, blocks, core-shaders, entities, environment, equipment, fonts, gui, items, locale, ' +
        'models',
    ],
    [
      'S3.127',
      'shader',
      'features',
      'atmosphere, bloom, colored-lighting, foliage, path-tracing, pbr, reflections, shadows',
    ],
  ])('%s %s %s', (_row, projectType, header, names) => {
    expect(categories(projectType, header)).toEqual(words(names));
  });

  it('S3.121 resolutions, small to large', () => {
    expect(categories('resourcepack', 'resolutions').join(', ')).toBe(
      '8x-, 16x, 32x, 48x, 64x, 128x, 256x, 512x+',
    );
  });

  it('S3.128 S9.031 performance impact, light to heavy', () => {
    expect(categories('shader', 'performance impact').join(', ')).toBe(
      'potato, low, medium, high, screenshot',
    );
  });
});

describe('short lists', () => {
  it('S3.131 donation platforms', () => {
    expect(DONATION_PLATFORMS.map((platform) => platform.short).join(', ')).toBe(
      'patreon, bmac, paypal, github, ko-fi, other',
    );
  });

  it('S3.136 S9.030 the five report types', () => {
    expect(REPORT_TYPES.join(', ')).toBe(
      'spam, copyright, inappropriate, malicious, name-squatting',
    );
  });

  it('project types and side types', () => {
    expect(PROJECT_TYPES).toHaveLength(6);
    expect(SIDE_TYPES).toEqual(['required', 'optional', 'unsupported', 'unknown']);
  });
});

describe('licences', () => {
  it('lists SPDX with OSI approval, and all rights reserved', () => {
    expect(LICENSES.length).toBeGreaterThan(600);
    expect(findLicense('mit')).toEqual({ short: 'MIT', name: 'MIT License', osiApproved: true });
    expect(findLicense(ALL_RIGHTS_RESERVED)?.osiApproved).toBe(false);
  });

  it('tells the text of every licence the form offers', async () => {
    for (const { short } of POPULAR_LICENSES) {
      const text = await licenseText(short);
      expect(text?.body.length, short).toBeGreaterThan(100);
    }
  });

  it('every or-later licence exists in both forms', () => {
    for (const { short } of POPULAR_LICENSES.filter((license) => license.orLater)) {
      expect(findLicense(`${short}-only`)).toBeDefined();
      expect(findLicense(`${short}-or-later`)).toBeDefined();
    }
  });

  it('knows no text for an unknown id, nor for a path', async () => {
    expect(await licenseText('Nonsense-1.0')).toBeNull();
    expect(await licenseText('../package')).toBeNull();
  });
});

describe('against real lists', () => {
  it('the same categories, loaders and game versions', () => {
    if (!existsSync(DATA)) return console.info(`no data in ${DATA}: lists not compared`);
    const read = (name: string) => JSON.parse(readFileSync(join(DATA, name), 'utf8'));
    const tags = read('tags.json');
    const category = (tag: { name: string; header: string; project_type: string }) =>
      `${tag.project_type}/${tag.header}/${tag.name}`;
    expect(
      CATEGORIES.map((tag) => category({ ...tag, project_type: tag.projectType })).sort(),
    ).toEqual(tags.categories.map(category).sort());
    expect(
      read('game_versions.json')
        .map((entry: { version: string }) => entry.version)
        .sort(),
    ).toEqual(GAME_VERSIONS.map((entry) => entry.version).sort());
    expect(LOADERS.map((loader) => loader.name)).toEqual(
      expect.arrayContaining(tags.loaders.map((loader: { name: string }) => loader.name)),
    );
  });
});
