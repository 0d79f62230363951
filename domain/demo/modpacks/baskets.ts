import type { Entry } from '../entry.ts';

/** Packs that add a great deal. */
export const BASKETS: Entry[] = [
  {
    slug: 'kitchen-drawer',
    title: 'The Kitchen Drawer',
    summary:
      'Everything we like in one place, string and batteries included. Large, untidy, maintained.',
    owner: 'rookery',
    members: [
      ['tallowby', 'Sorting'],
      ['cobaltine', 'Quests'],
    ],
    categories: ['kitchen-sink', 'multiplayer', 'technology'],
    license: 'MIT',
    links: ['issues', 'source', 'discord'],
    downloads: 690115,
    followers: 8008,
    icon: ['chest', 'cherry'],
    gallery: [
      ['exhibits:noon', 'A few of them'],
      ['workshop:limestone', 'Left side'],
      ['forest:autumn', 'Right side'],
      ['panel:dawn', 'All of it, searchable'],
    ],
    releases: {
      count: 11,
      latest: '5.2.0',
      loaders: ['neoforge'],
      ages: [520, 1.9],
      until: '1.21.1',
      contents: [
        'slackwater',
        'narrow-gauge',
        'sluicegate',
        'tidewater-lanterns',
        'shim-lib',
        'lathe',
        'tinderbox',
        'porter',
        'pneumatic-post',
        'crankcase',
        'whetstone',
        'quiet-frames',
        'thimble',
        'understory',
        'fallow',
        'nightsoil',
        'sporefall',
        'bellwether',
        'hearthwright',
        'cold-cellar',
        'drystone',
        'clerestory',
        'fachwerk',
        'hedgecraft',
        'deepstair',
        'nine-holes',
        'geese-hold-public-office',
        'limewash',
      ],
    },
    body: `
No theme. We asked twelve people for the mods they would not play without and put them in a drawer.

Conflicts are settled: one copper, one flour, one calendar. Two kinds of rope, because nobody could agree.

The quest book is a list of things people in the group once did. You need not.
`,
  },
  {
    slug: 'kiln-and-lathe',
    title: 'Kiln & Lathe',
    summary:
      'A quest pack about making things well. Pots, tools, tiles, one clock. Nothing is automated until it is understood.',
    owner: 'cobaltine',
    members: [
      ['potsherd', 'Clay'],
      ['hob_and_nail', 'Iron'],
    ],
    categories: ['quests', 'technology'],
    license: 'CC-BY-NC-4.0',
    links: ['issues', 'wiki'],
    downloads: 188904,
    followers: 3377,
    icon: ['pick', 'copper'],
    gallery: [
      ['workshop:dusk', 'Bench'],
      ['room:ember', 'Kiln room'],
      ['exhibits:mesa', 'Seconds, for sale'],
    ],
    releases: {
      count: 6,
      latest: '1.2.1',
      loaders: ['quilt'],
      ages: [340, 36],
      until: '1.21.1',
      contents: [
        'kilnfire',
        'lathe',
        'shim-lib',
        'porter',
        'tinderbox',
        'plain-sight',
        'sporefall',
        'drystone',
        'foundry-64',
      ],
    },
    body: `
Eighty-one quests in nine crafts. Each craft ends with a masterpiece, judged by a table of numbers you may look at but will not want to.

Machines unlock when you have done by hand what they do. It sounds strict and plays gently.
`,
  },
  {
    slug: 'under-the-hill',
    title: 'Under the Hill',
    summary:
      'A pack that never sees the sky. Thirty landings, a garden of mushrooms, and a train that must be going somewhere.',
    owner: 'mycelia',
    members: [['underhill', 'Stairs']],
    categories: ['adventure', 'challenging'],
    license: 'MPL-2.0',
    links: ['issues'],
    downloads: 155420,
    followers: 3690,
    icon: ['mushroom', 'ink'],
    gallery: [
      ['cave:verdigris', 'Garden level'],
      ['cave:plum', 'Listening post'],
      ['viaduct:night', 'Platform, no number'],
    ],
    releases: {
      count: 5,
      latest: '1.1.0',
      loaders: ['neoforge'],
      ages: [250, 9.9],
      until: '1.21.1',
      contents: [
        'deepstair',
        'sporefall',
        'narrow-gauge',
        'lathe',
        'shim-lib',
        'marrow',
        'tidewater-lanterns',
        'nightsoil',
        'tinderbox',
        'nightjar',
        'quiet-hours',
      ],
    },
    body: `
You wake on landing 6. Up is blocked. Down is open and smells of bread.

Light is the currency. Sound is the danger. Time is told by a bell that someone rings, and one of the later chapters is about who.
`,
  },
];
