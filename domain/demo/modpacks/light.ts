import type { Entry } from '../entry.ts';

/** Packs that add little. */
export const LIGHT: Entry[] = [
  {
    slug: 'plain-and-fast',
    title: 'Plain & Fast',
    summary:
      'The game, only quicker. Five mods, no new blocks, safe on every server. Updated the day they are.',
    owner: 'pellucid',
    members: [['thrift', 'Measurements']],
    categories: ['optimization', 'lightweight'],
    sides: ['required', 'unsupported'],
    license: 'MIT',
    links: ['issues', 'source'],
    donate: ['github'],
    downloads: 4630227,
    followers: 41880,
    icon: ['lightning', 'slate'],
    gallery: [
      ['terminal:mist', 'Frame times, before and after'],
      ['hills:noon', 'It looks the same'],
    ],
    releases: {
      count: 13,
      latest: '8.2.1',
      loaders: ['fabric'],
      ages: [870, 0.9],
      branches: ['1.21.6', '1.21.1', '1.20.1'],
      contents: ['quiet-frames', 'thimble', 'cold-start', 'plain-sight', 'tinderbox'],
    },
    body: `
Install it, start it, forget it.

| Machine | Game alone | With this |
|---|---:|---:|
| 2014 laptop | 31 | 81 |
| 2019 laptop | 58 | 124 |
| 2021 desktop | 190 | 288 |

Start-up: 44 s, then 17 s. Memory: 640 MiB, then 520 MiB.

There is nothing to configure. If something looks different from the plain game, it is a bug and I want to hear of it.
`,
  },
  {
    slug: 'potato-patch',
    title: 'Potato Patch',
    summary:
      'For machines that already apologise when you open a browser. Runs at 40 frames where nothing ran before.',
    owner: 'thrift',
    categories: ['optimization', 'lightweight'],
    sides: ['required', 'unsupported'],
    license: 'MIT',
    links: ['source'],
    downloads: 1211402,
    followers: 9917,
    icon: ['sprout', 'peat'],
    releases: {
      count: 9,
      latest: '4.0.2',
      loaders: ['fabric'],
      ages: [640, 23],
      until: '1.21.1',
      contents: ['quiet-frames', 'thimble', 'cold-start', 'dormouse', 'potato-noon'],
    },
    body: `
Tested on a 2011 netbook with 2 GB, which is my kitchen radio the rest of the time.

- [Dormouse](/resourcepack/dormouse) for textures
- [Thimble](/mod/thimble) for memory
- [Potato Noon](/shader/potato-noon) included but off. Treat yourself.
`,
  },
  {
    slug: 'lunch-break',
    title: 'Lunch Break',
    summary:
      'A world you can visit for twenty minutes: everything near, nothing lost, the kettle already on.',
    owner: 'tallowby',
    categories: ['lightweight', 'quests'],
    license: 'MIT',
    links: ['issues'],
    downloads: 260330,
    followers: 4215,
    icon: ['candle', 'straw'],
    gallery: [
      ['village:noon', 'Twelve o’clock'],
      ['room:noon', 'Ten past'],
      ['farm:noon', 'Back at half past'],
    ],
    releases: {
      count: 6,
      latest: '1.6.0',
      loaders: ['fabric'],
      ages: [330, 14],
      until: '1.21.1',
      contents: [
        'hearthwright',
        'cold-cellar',
        'waystone-ledger',
        'commonplace',
        'plain-sight',
        'tinderbox',
        'quiet-frames',
        'drystone',
      ],
    },
    body: `
The island is 300 blocks across. There is one of everything and a bell when your break is over.

Tasks take five, ten or twenty minutes and say which. Close the lid in the middle of one and it waits.
`,
  },
  {
    slug: 'parish-pack',
    title: 'Parish Pack',
    summary:
      'The client side of our village server. Shared by link so that grandparents can install it too.',
    owner: 'bramblecote',
    organization: 'parish-servers',
    categories: ['multiplayer', 'lightweight'],
    license: 'MIT',
    links: [],
    status: 'unlisted',
    downloads: 61,
    followers: 9,
    icon: ['house', 'mint'],
    releases: {
      count: 6,
      latest: '2.1',
      loaders: ['fabric'],
      ages: [380, 33],
      until: '1.21.1',
      contents: ['quiet-frames', 'plain-sight', 'tinderbox', 'clearcut-ores', 'commonplace'],
    },
    body: `
1. Press Install.
2. Press Play.
3. Choose “Village”.

If it asks for a password, ring us.
`,
  },
  {
    slug: 'first-light',
    title: 'First Light',
    summary:
      'A starter pack for people who have not played since they were twelve. Archived: Lunch Break took its place.',
    owner: 'tallowby',
    categories: ['lightweight', 'adventure'],
    license: 'MIT',
    links: ['source'],
    status: 'archived',
    downloads: 140227,
    followers: 1302,
    icon: ['tent', 'rose'],
    gallery: [['hills:dawn', 'Where it starts']],
    releases: {
      count: 4,
      latest: '1.0.3',
      loaders: ['fabric'],
      ages: [800, 470],
      until: '1.20.1',
      contents: ['quiet-frames', 'thimble', 'plain-sight', 'plumbline', 'tinderbox', 'candlemark'],
    },
    body: `
No longer updated. [Lunch Break](/modpack/lunch-break) is the same idea with three more years of thought in it.
`,
  },
];
