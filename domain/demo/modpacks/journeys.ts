import type { Entry } from '../entry.ts';

/** Valleys, markets and things that bite. */
export const JOURNEYS: Entry[] = [
  {
    slug: 'rails-to-nowhere',
    title: 'Rails to Nowhere',
    summary:
      'A railway pack without a destination: a valley, a timetable and a company that is always slightly in debt.',
    owner: 'ostler',
    organization: 'ostler-and-co',
    members: [['rookery', 'Story']],
    categories: ['technology', 'quests'],
    license: 'LGPL-3.0-only',
    links: ['issues', 'wiki'],
    downloads: 412774,
    followers: 7030,
    icon: ['tram', 'ember'],
    gallery: [
      ['viaduct:mist', 'The 05:40'],
      ['viaduct:dusk', 'The 18:55, late'],
      ['room:moor', 'Ticket hall'],
      ['chart:limestone', 'System map'],
    ],
    releases: {
      count: 8,
      latest: '3.0.0',
      loaders: ['neoforge'],
      ages: [390, 0.4],
      until: '1.21.1',
      contents: [
        'narrow-gauge',
        'lathe',
        'shim-lib',
        'slackwater',
        'crankcase',
        'pneumatic-post',
        'clerestory',
        'drystone',
        'whetstone',
        'ashlar-32',
        'low-sun',
      ],
    },
    body: `
You inherit four miles of track, one engine and a letter from the bank.

Freight pays, passengers complain, and the timetable is real: miss the connection at Upper Marl three times and the mail contract goes to the barges of [Slackwater](/mod/slackwater).

Written by people who like trains for people who like people who like trains.
`,
  },
  {
    slug: 'hedgerow',
    title: 'Hedgerow',
    summary:
      'Slow magic in a green valley. No towers, no wands; plants, seasons, neighbours and a well that answers.',
    owner: 'nettlebed',
    members: [['fernlight', 'Plants']],
    categories: ['magic', 'adventure'],
    license: 'MPL-2.0',
    links: ['issues', 'discord'],
    downloads: 367215,
    followers: 6644,
    icon: ['moth', 'forest'],
    gallery: [
      ['forest:limestone', 'Green lane'],
      ['farm:dusk', 'Lammas'],
      ['room:verdigris', 'Stillroom'],
      ['stones:moor', 'The well is behind you'],
    ],
    releases: {
      count: 6,
      latest: '1.3.3',
      loaders: ['forge'],
      ages: [410, 30],
      until: '1.20.1',
      contents: [
        'hedgecraft',
        'understory',
        'tinderbox',
        'fallow',
        'bellwether',
        'hearthwright',
        'shim-lib',
        'lathe',
        'whetstone',
        'waystone-ledger',
        'marginalia',
      ],
    },
    body: `
Start in April with a cottage, a cat and somebody else's notes.

[Hedgecraft](/mod/hedgecraft) is the heart of it and [Understory](/mod/understory) the ground it stands on. What you can do depends on the month, so there is always a reason to wait and a reason to hurry.

The well answers one question a season. Choose.
`,
  },
  {
    slug: 'bone-orchard',
    title: 'Bone Orchard',
    summary:
      'Combat with weight: few enemies, long fights, tools that break at the wrong moment, and a place to mend.',
    owner: 'underhill',
    categories: ['combat', 'challenging'],
    license: 'GPL-3.0-only',
    links: ['discord'],
    downloads: 143902,
    followers: 3120,
    icon: ['mask', 'cherry'],
    gallery: [
      ['stones:ember', 'Row three'],
      ['cave:ember', 'The mender'],
      ['keep:ember', 'Last light'],
    ],
    releases: {
      count: 5,
      latest: '0.9.2',
      loaders: ['forge'],
      ages: [300, 48],
      until: '1.21.1',
      contents: [
        'marrow',
        'whetstone',
        'lathe',
        'shim-lib',
        'second-wind',
        'tinderbox',
        'thimble',
        'hedgecraft',
        'understory',
      ],
    },
    body: `
Nothing respawns. There are 212 of them and there is one of you.

Each fight is meant to take a minute and be remembered. Between fights there is an orchard, and it is a nice one.

Beta. The last forty are not balanced. They may never be.
`,
  },
  {
    slug: 'halfpenny-market',
    title: 'Halfpenny Market',
    summary:
      'Eight stalls, four trades, real coins. A multiplayer economy pack that runs on suspicion and bread.',
    owner: 'sextant',
    members: [['corvid.works', 'Rules']],
    categories: ['multiplayer', 'quests'],
    license: 'MIT',
    links: ['issues'],
    downloads: 92118,
    followers: 1860,
    icon: ['scales', 'wheat'],
    gallery: [
      ['village:noon', 'Thursday'],
      ['room:mesa', 'Counting'],
      ['village:dusk', 'Packing up'],
    ],
    releases: {
      count: 5,
      latest: '1.1.2',
      loaders: ['fabric'],
      ages: [280, 57],
      until: '1.21.1',
      contents: [
        'halfpenny',
        'kilnfire',
        'hearthwright',
        'cold-cellar',
        'porter',
        'shim-lib',
        'tinderbox',
        'nine-holes',
        'earshot',
      ],
    },
    body: `
Everyone starts with a stall and a skill nobody else has. The only shop is each other.

Mint your own [halfpennies](/mod/halfpenny) if you think they will be taken. Weigh other people's. Speak up, or do not: chat carries twenty-four blocks.
`,
  },
];
