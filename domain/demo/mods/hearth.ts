import type { Entry } from '../entry.ts';

/** Kilns, kitchens and journeys. */
export const HEARTH: Entry[] = [
  {
    slug: 'kilnfire',
    title: 'Kilnfire',
    summary: 'Clay, slip, glaze and a kiln that can go wrong.',
    owner: 'potsherd',
    members: [['tamsin_w', 'Glazes']],
    categories: ['decoration', 'technology'],
    license: 'MIT',
    links: ['issues', 'source'],
    donate: ['ko-fi'],
    downloads: 245118,
    followers: 5031,
    icon: ['flame', 'ember'],
    gallery: [
      ['room:ember', 'Cone 6, hour nine'],
      ['exhibits:mesa', 'Glaze chart', 'Rows are glazes, columns are clays.'],
      ['sheet:dusk', 'Tiles'],
      ['workshop:ember', 'The long kiln'],
    ],
    releases: {
      count: 12,
      latest: '2.4.0',
      loaders: ['fabric', 'quilt'],
      ages: [590, 8.3],
      span: 4,
    },
    body: `
Throw, dry, bisque, glaze, fire. Five steps, and each of them can be hurried at a price.

## The kiln

It has a temperature, a slope and an atmosphere. Watch the cones through the spy hole. A slow firing takes two nights and always works. A fast one takes an hour.

| Glaze | Wood kiln | Coal kiln | Too hot |
|---|---|---|---|
| Ash | celadon | grey | runs onto the shelf |
| Copper | green | red, if starved of air | black |
| Tin | white | cream | white, with opinions |
| Salt | orange peel | orange peel | orange peel |

## Failures

Cracked pots are kept. Ground up they make grog, and grog makes better pots. There is an advancement for a shelf that has welded itself to the floor.

Hard bricks from here line the furnaces of [Whetstone](/mod/whetstone).
`,
  },
  {
    slug: 'hearthwright',
    title: 'Hearthwright',
    summary:
      'Fireplaces, chimneys that draw, kettles, cranes, and bread that is worth getting up for.',
    owner: 'inglenook',
    members: [['potsherd', 'Ovens']],
    categories: ['food', 'decoration'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki'],
    donate: ['bmac'],
    downloads: 1366020,
    followers: 15881,
    icon: ['kiln', 'limestone'],
    gallery: [
      ['room:limestone', 'Sunday'],
      ['room:night', 'Banked for the night'],
      ['village:autumn', 'Smoke goes straight up, frost tomorrow'],
      ['exhibits:dusk', 'Loaves'],
    ],
    releases: {
      count: 10,
      latest: '3.3.2',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [780, 16],
      span: 4,
      needs: [
        ['cold-cellar', 'optional'],
        ['kilnfire', 'optional'],
      ],
    },
    body: `
A fire needs air, a chimney needs height, a kettle needs watching. Build a fireplace badly and the room fills with smoke, which you will see coming for about a minute.

## Cooking

Food cooks at a distance from the fire, not in a slot. Close is quick and burns; far is slow and cannot go wrong.

~~~json
{
  "dish": "hearthwright:barley_loaf",
  "distance": [2, 3],
  "minutes": 6,
  "turn": true
}
~~~

## Warmth

Sit within four blocks for a minute and you heal a little faster for the next ten. No bars, no numbers. You will notice when it stops.
`,
  },
  {
    slug: 'cold-cellar',
    title: 'Cold Cellar',
    summary:
      'Food keeps as long as you would expect. Salt, smoke, ice, honey and a room below the frost line.',
    owner: 'inglenook',
    categories: ['food', 'storage'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 290877,
    followers: 4018,
    icon: ['pot', 'fog'],
    gallery: [
      ['cave:snow', 'Minus two degrees'],
      ['panel:autumn', 'First in, first out'],
    ],
    releases: {
      count: 7,
      latest: '1.4.4',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [505, 47],
      span: 4,
    },
    body: `
Meat lasts two days, unless you do something about it.

| Method | Bread | Meat | Fruit |
|---|---|---|---|
| Nothing | 4 days | 2 days | 6 days |
| Shelf in a cellar | 8 | 5 | 30 |
| Salt | | 60 | |
| Smoke | | 40 | |
| Honey | | | a year |
| Ice house | 30 | 90 | spoils, sorry |

Depth, damp and lamps decide how cold a room is. Stand in it and the cellar book tells you.

If this sounds like work, set \`spoil = never\` and enjoy the shelves.
`,
  },
  {
    slug: 'second-wind',
    title: 'Second Wind',
    summary:
      'Stamina that feels like walking, not like a bar. Loads have weight, roads are faster, a rest is worth it.',
    owner: 'cinderpath',
    categories: ['game-mechanics', 'equipment'],
    license: 'Apache-2.0',
    links: ['issues', 'source'],
    downloads: 147602,
    followers: 2590,
    icon: ['feather', 'copper'],
    gallery: [['hills:dawn', 'Halfway']],
    releases: {
      count: 6,
      latest: '1.0.5',
      loaders: ['fabric', 'forge'],
      ages: [420, 88],
      span: 3,
      needs: [['tinderbox', 'optional']],
    },
    body: `
You can always walk. Running, climbing and carrying a mountain in your pockets use breath, and breath comes back when you stop.

Breath is shown by how you breathe: a sound, a little fog in the cold. There is no bar. Those who want one can have it in the settings and will be quietly judged.
`,
  },
  {
    slug: 'waystone-ledger',
    title: 'Waystone Ledger',
    summary:
      'A bound map book for every journey. Pages fill in as you walk them and can be copied for friends.',
    owner: 'tamsin_w',
    members: [['sextant', 'Projections']],
    categories: ['adventure', 'utility'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki'],
    donate: ['ko-fi'],
    downloads: 1152930,
    followers: 16882,
    icon: ['map', 'straw'],
    gallery: [
      ['chart:autumn', 'Page 12: the marl road'],
      ['chart:mist', 'Copied in haste'],
      ['room:autumn', 'The map room'],
      ['stones:dawn', 'A waystone'],
    ],
    releases: {
      count: 9,
      latest: '2.5.1',
      loaders: ['fabric', 'forge'],
      ages: [710, 20],
      span: 4,
      needs: [['narrow-gauge', 'optional']],
    },
    body: `
One page is 16 by 16 chunks. Walk there and it fills in, in ink, as well as you saw it: roads you walked are drawn, woods you passed are guessed.

## Waystones

They stand where roads meet. Carve a name and it appears in every ledger that has the page. They do not teleport anyone. They are stones.

## Copying

A scribe's desk copies a page in a minute. Copies of copies get worse: place names drift, coasts smooth out, and at the sixth remove there are dragons.
`,
  },
];
