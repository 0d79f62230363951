import type { Entry } from '../entry.ts';

const MC = ['minecraft'];

/** Whole looks, 8x to 64x. */
export const HOUSES: Entry[] = [
  {
    slug: 'limewash',
    title: 'Limewash',
    summary:
      'Flat colours, honest corners. Every block in four tones, every item legible from across the room.',
    owner: 'limewash',
    organization: 'chalk-and-cheese',
    members: [
      ['ashlar', 'Stone'],
      ['tamsin_w', 'Items'],
    ],
    categories: ['simplistic', 'vanilla-like', '16x'],
    more: ['blocks', 'items', 'gui'],
    license: 'CC-BY-NC-SA-4.0',
    links: ['issues', 'discord'],
    donate: ['ko-fi', 'patreon'],
    downloads: 7810443,
    followers: 31022,
    icon: ['house', 'limestone'],
    gallery: [
      ['village:noon', 'Nothing shouts'],
      ['sheet:limestone', 'Stones and woods'],
      ['room:limestone', 'Interior, morning'],
      ['panel:limestone', 'The screens'],
      ['farm:noon', 'Fields'],
    ],
    releases: { count: 14, latest: '4.2', loaders: MC, ages: [1030, 6.7], span: 6 },
    body: `
Limewash started with one rule: four tones per block, and none of them black.

Everything else followed. Stone is calm, so ore is easy to see. Leaves are calm, so birds are. Night is darker, because nothing fights it.

![Nothing shouts]({{gallery:0}})

## Done

| | Blocks | Items | Mobs | Screens |
|---|---|---|---|---|
| Vanilla | all | all | all but two | all |
| [Kilnfire](/mod/kilnfire) | all | all | | |
| [Drystone](/mod/drystone) | all | | | |
| [Porter](/mod/porter) | | all | | all |

The two are the ravager and the villager. We are working up to them.

## Palette

Sixty-four colours, free to use:

~~~ini
[stone]
light = #d8d4ca
mid   = #b9b3a6
dark  = #8f897d
edge  = #6d675d
~~~
`,
  },
  {
    slug: 'ashlar-32',
    title: 'Ashlar',
    summary:
      'Dressed stone at 32x: courses that line up across blocks, and twelve faces for each so walls never repeat.',
    owner: 'ashlar',
    organization: 'chalk-and-cheese',
    categories: ['realistic', 'themed', '32x'],
    more: ['blocks', 'models'],
    license: 'CC-BY-4.0',
    links: ['issues'],
    downloads: 2207114,
    followers: 11780,
    icon: ['strata', 'limestone'],
    gallery: [
      ['keep:mist', 'Curtain wall'],
      ['sheet:mist', 'Twelve faces of one stone'],
      ['stones:autumn', 'Lichen, north side'],
    ],
    releases: { count: 9, latest: '2.6', loaders: MC, ages: [890, 41], span: 5 },
    body: `
Masons lay stone so that joints never meet. Ashlar does the same with textures: each block knows which course it is in, and the joints run on.

Random faces come from the position, so your wall looks the same to everyone and after every restart.

Needs nothing. With [Clerestory](/mod/clerestory) the window reveals match.
`,
  },
  {
    slug: 'dormouse',
    title: 'Dormouse',
    summary:
      'The whole game at 8x8, drawn small on purpose. Runs anywhere, fits on a floppy disk, still reads.',
    owner: 'thrift',
    members: [['limewash', 'Palette']],
    categories: ['simplistic', '8x-'],
    more: ['blocks', 'items', 'entities', 'gui', 'fonts'],
    license: 'CC0-1.0',
    links: ['source'],
    downloads: 1310220,
    followers: 8804,
    icon: ['cat', 'sand'],
    gallery: [
      ['hills:limestone', 'Everything is smaller here'],
      ['sheet:sea', 'Eight by eight'],
      ['village:limestone', 'The whole village, 11 KB'],
    ],
    releases: { count: 8, latest: 'r8', loaders: MC, ages: [700, 90], span: 6 },
    body: `
Sixty-four pixels a side is a lot. Sixty-four pixels in all is enough.

The zip is 812 KB, most of it the folder structure. On a machine with shared memory it saves about 300 MB against the default.

- Every block and item
- Every mob (the ghast is nine pixels of regret)
- A 5-pixel font with Cyrillic and Greek
`,
  },
  {
    slug: 'foundry-64',
    title: 'Foundry Street',
    summary:
      'Metal at 64x: rust that follows rain, brass worn bright where hands go, and machine parts you can tell apart.',
    owner: 'hob_and_nail',
    categories: ['themed', 'modded', '64x'],
    more: ['blocks', 'equipment', 'items'],
    license: 'LicenseRef-All-Rights-Reserved',
    links: ['discord'],
    donate: ['patreon'],
    downloads: 880145,
    followers: 6320,
    icon: ['anvil', 'copper'],
    gallery: [
      ['workshop:autumn', 'Turning shop'],
      ['workshop:night', 'Night shift'],
      ['sheet:dusk', 'Plate, cast, wrought'],
    ],
    releases: { count: 7, latest: '3.1', loaders: MC, ages: [610, 33], span: 4 },
    body: `
Made for people whose base hums. Covers the metal half of the game and these mods:

- [Lathe](/mod/lathe) and everything that turns with it
- [Narrow Gauge](/mod/narrow-gauge)
- [Whetstone](/mod/whetstone)
- [Pneumatic Post](/mod/pneumatic-post)

Wood is left as it is. So are you.
`,
  },
];
