import type { Entry } from '../entry.ts';

/** Seasons to play alone or with a crew. */
export const EVENINGS: Entry[] = [
  {
    slug: 'low-tide',
    title: 'Low Tide',
    summary:
      'A coast, a calendar and forty mods that all know what the water is doing. For one or for a small crew.',
    owner: 'tallowby',
    members: [
      ['marlpit', 'Lamps'],
      ['oxbow', 'Rivers'],
    ],
    categories: ['adventure', 'multiplayer'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki', 'discord'],
    donate: ['ko-fi'],
    downloads: 1388214,
    followers: 18220,
    icon: ['lighthouse', 'lagoon'],
    gallery: [
      ['harbour:dawn', 'Chapter 1: the harbour'],
      ['lake:dusk', 'Chapter 2: upstream'],
      ['underwater:sea', 'Chapter 3'],
      ['viaduct:sea', 'Chapter 4: the branch line'],
      ['chart:sea', 'The whole map, if you walk it'],
    ],
    releases: {
      count: 10,
      latest: '2.3.0',
      loaders: ['fabric'],
      ages: [610, 2.6],
      until: '1.21.1',
      contents: [
        'slackwater',
        'tidewater-lanterns',
        'shim-lib',
        'strandline',
        'weatherglass',
        'towpath',
        'quiet-frames',
        'thimble',
        'cold-cellar',
        'hearthwright',
        'limewash',
        'benthic',
        'plain-sight',
        'tinderbox',
      ],
    },
    body: `
You arrive with a boat that leaks. There is a harbour with four houses, and the tide is going out.

## What you do

1. **Mend the boat.** Kilns, tar, rope. A first week.
2. **Go upstream.** Locks, barges, a town that buys fish.
3. **Go out.** Weather matters now.
4. **Stay.** Most people stop here and build.

## The idea

Every mod in it reads the same water. When the river is low, the mill is slow, the bread is late, and the baker says so.

![The harbour]({{gallery:0}})

Made with [Slackwater](/mod/slackwater), [Tidewater Lanterns](/mod/tidewater-lanterns), [Strandline](/mod/strandline) and their neighbours. All authors were asked.
`,
  },
  {
    slug: 'evening-shift',
    title: 'Evening Shift',
    summary:
      'Two hours a night, twelve weeks, one works. A tech pack with an end that people with jobs have seen.',
    owner: 'tallowby',
    members: [['millrace', 'Balance']],
    categories: ['technology', 'quests'],
    license: 'MIT',
    links: ['issues', 'wiki'],
    donate: ['ko-fi'],
    downloads: 872100,
    followers: 10411,
    icon: ['gear', 'night'],
    gallery: [
      ['workshop:night', 'Week 3'],
      ['workshop:dusk', 'Week 8'],
      ['panel:night', 'What is left to do'],
      ['terminal:night', 'Output'],
    ],
    releases: {
      count: 9,
      latest: '1.7.2',
      loaders: ['neoforge'],
      ages: [480, 12.2],
      until: '1.21.1',
      contents: [
        'lathe',
        'shim-lib',
        'sluicegate',
        'crankcase',
        'pneumatic-post',
        'porter',
        'tinderbox',
        'whetstone',
        'thimble',
        'quiet-frames',
        'plumbline',
        'foundry-64',
      ],
    },
    body: `
Sixty quests, each about forty minutes. Nothing asks for ten thousand of anything. When you stop, you stop at a good place, because there is one every forty minutes.

| Weeks | Works | Power |
|---|---|---|
| 1 to 3 | Hand and dog | [Crankcase](/mod/crankcase) |
| 4 to 7 | Mill | [Sluicegate](/mod/sluicegate) |
| 8 to 12 | Town | all of it |

The last quest is to turn the lights off.
`,
  },
  {
    slug: 'six-lanterns',
    title: 'Six Lanterns',
    summary:
      'For exactly six people. Each carries one light and one job, and the road is longer than any of them.',
    owner: 'rookery',
    categories: ['multiplayer', 'adventure', 'challenging'],
    license: 'CC-BY-NC-4.0',
    links: ['issues', 'discord'],
    downloads: 204330,
    followers: 4902,
    icon: ['lantern', 'plum'],
    gallery: [
      ['hills:plum', 'First night'],
      ['cave:night', 'The short way'],
      ['stones:night', 'Camp four'],
    ],
    releases: {
      count: 6,
      latest: '1.4.0',
      loaders: ['fabric'],
      ages: [360, 25],
      until: '1.21.1',
      contents: [
        'tidewater-lanterns',
        'shim-lib',
        'nightsoil',
        'sporefall',
        'deepstair',
        'tinderbox',
        'quiet-frames',
        'commonplace',
        'ember-standard',
        'quiet-hours',
      ],
    },
    body: `
Scout, cook, smith, mapper, healer, and the one who carries the sixth lantern and will not say why.

Jobs are kept by the server. You cannot do two. If someone is away, their lantern is low and the rest of you walk slower.

Takes about nine evenings. Bring people you like.
`,
  },
  {
    slug: 'the-long-winter',
    title: 'The Long Winter',
    summary:
      'One hundred and forty days of snow. Bank the fire, keep the cellar, count the sheep, open the door in spring.',
    owner: 'hollin',
    members: [['inglenook', 'Larder']],
    categories: ['challenging', 'adventure'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 318990,
    followers: 6177,
    icon: ['snowflake', 'slate'],
    gallery: [
      ['village:snow', 'Day 12'],
      ['room:night', 'Day 60'],
      ['forest:snow', 'Day 101. Do not go in.'],
      ['hills:snow', 'Day 139'],
    ],
    releases: {
      count: 7,
      latest: '1.5.1',
      loaders: ['forge'],
      ages: [430, 5.1],
      until: '1.21.1',
      contents: [
        'cold-cellar',
        'hearthwright',
        'bellwether',
        'fallow',
        'slackwater',
        'lathe',
        'shim-lib',
        'second-wind',
        'tinderbox',
        'thimble',
        'understory',
      ],
    },
    body: `
It is the first of November and you have a barn.

## Rules

- Snow does not stop.
- Wood is heavier than you would like.
- The sheep know the way. Follow them once, early, and remember it.

Spring comes by itself on day 140. The pack does not end there; it just gets easy, which feels strange after all that.
`,
  },
];
