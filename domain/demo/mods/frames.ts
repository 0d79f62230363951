import type { Entry } from '../entry.ts';

const CLIENT: Entry['sides'] = ['required', 'unsupported'];

/** Speed. */
export const FRAMES: Entry[] = [
  {
    slug: 'quiet-frames',
    title: 'Quiet Frames',
    summary:
      'Draws fewer things you cannot see. Typical gain on a five-year-old laptop: 40 to 70 frames.',
    owner: 'pellucid',
    members: [['thrift', 'Old hardware']],
    categories: ['optimization'],
    sides: CLIENT,
    license: 'LGPL-3.0-only',
    links: ['issues', 'source', 'wiki', 'discord'],
    donate: ['github', 'ko-fi', 'patreon'],
    downloads: 18904221,
    followers: 102377,
    icon: ['strata', 'slate'],
    gallery: [
      [
        'split-village:limestone',
        'Same place, same settings',
        'Left without, right with. The picture is the same; that is the point.',
      ],
      ['terminal:night', 'Frame times over ten minutes', 'Lower is better. Flat is better still.'],
      ['split-keep:mist', 'What is skipped', 'Shaded: drawn without the mod, not drawn with it.'],
    ],
    releases: {
      count: 14,
      latest: '2.14.1',
      loaders: ['fabric', 'neoforge'],
      ages: [1010, 14],
      branches: ['1.21.6', '1.21.1', '1.20.1'],
    },
    body: `
Quiet Frames looks at what you are about to see and leaves out the rest: chest lids behind walls, leaves inside leaves, the far side of hills.

## Measured

Same seed, same walk, render distance 12, median of five runs.

| Machine | Without | With | Worst 1 % |
|---|---:|---:|---:|
| 2014 laptop, integrated graphics | 31 | 74 | 22 → 51 |
| 2019 laptop, integrated graphics | 58 | 117 | 34 → 80 |
| 2021 desktop, mid-range card | 190 | 264 | 88 → 171 |
| Handheld | 44 | 90 | 28 → 60 |

Your numbers will differ. The method is in the wiki, with the seed.

## What it does not do

- Change how anything looks. If you see a difference, that is a bug.
- Touch the server. It is safe on any.
- Promise to get along with every shader. [Potato Noon](/shader/potato-noon) and [Dawn Aggregate](/shader/dawn-aggregate) are tested before each release.

## Settings

There are four. The defaults are right for almost everyone.

~~~json5
{
  "cull_blocks": true,
  "cull_entities": true,
  "budget_ms": 4.0,      // time per frame spent on deciding
  "explain": false       // tints what was skipped
}
~~~
`,
  },
  {
    slug: 'thimble',
    title: 'Thimble',
    summary:
      'Uses less memory by not keeping the same thing twice. About 30 percent in large packs, nothing to configure.',
    owner: 'thrift',
    members: [['pellucid', 'Review']],
    categories: ['optimization'],
    sides: ['optional', 'optional'],
    license: 'MIT',
    links: ['issues', 'source'],
    donate: ['github'],
    downloads: 9340118,
    followers: 40212,
    icon: ['barrel', 'mint'],
    gallery: [['terminal:verdigris', 'Heap after loading a pack of 180 mods', 'Three runs each.']],
    releases: {
      count: 10,
      latest: '1.9.0',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [930, 28],
      span: 5,
    },
    body: `
A large pack loads the string \`minecraft:stone\` some 90,000 times. Thimble keeps one.

The same goes for block states, model parts and empty lists, of which there are more than you would think.

| Pack | Before | After |
|---|---:|---:|
| No mods | 640 MiB | 590 MiB |
| 60 mods | 1.9 GiB | 1.4 GiB |
| 180 mods | 4.4 GiB | 3.0 GiB |

Loading takes about two percent longer. Everything after it is quicker, because there is less to sweep up.
`,
  },
  {
    slug: 'cold-start',
    title: 'Cold Start',
    summary:
      'Starts the game faster by doing the slow parts once and remembering the answer until something changes.',
    owner: 'thrift',
    categories: ['optimization', 'utility'],
    sides: CLIENT,
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 2204517,
    followers: 15366,
    icon: ['snowflake', 'ice'],
    releases: {
      count: 8,
      latest: '0.9.4',
      loaders: ['fabric', 'quilt'],
      ages: [510, 4.6],
      span: 3,
    },
    body: `
The second start is the fast one. Cold Start stores what the first one worked out: baked models, stitched textures, sorted tags. A checksum of every file decides whether the memory still holds.

- 60 mods on a hard disk: 148 s, then 51 s
- 60 mods on an SSD: 44 s, then 19 s

Delete the folder \`.coldstart\` if you suspect it. You will be wrong, but it costs only one slow start.

> Still 0.x because the format may change. Nothing in your world is touched.
`,
  },
];
