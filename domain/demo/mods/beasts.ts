import type { Entry } from '../entry.ts';

/** Whatever moves. */
export const BEASTS: Entry[] = [
  {
    slug: 'strandline',
    title: 'Strandline',
    summary: 'Wading birds, crabs, sand hoppers and a tide that shows you what it left behind.',
    owner: 'dunlin',
    categories: ['mobs', 'worldgen'],
    license: 'CC-BY-NC-4.0',
    links: ['issues', 'source'],
    downloads: 176098,
    followers: 3844,
    icon: ['crab', 'rose'],
    gallery: [
      ['harbour:limestone', 'Low water'],
      ['lake:dawn', 'Dunlin, of course'],
      ['underwater:sea', 'Below the weed'],
    ],
    releases: {
      count: 6,
      latest: '1.3.1',
      loaders: ['fabric', 'neoforge'],
      ages: [400, 15],
      span: 4,
    },
    body: `
Beaches have a schedule. Twice a day the water goes out two blocks and comes back, and what lives there lives by that.

Eleven birds, four crabs and one seal who wants to be left alone. Birds have beaks of different lengths and therefore eat different things, so they can share a bay. You may watch. Stand still and they come closer.

Tables for every coast are in [Tide Tables](/datapack/tide-tables), if you do not want the animals.
`,
  },
  {
    slug: 'bellwether',
    title: 'Bellwether',
    summary: 'Herds with leaders. Put a bell on the right sheep and the rest will follow you home.',
    owner: 'cinderpath',
    members: [['joss', 'Translations']],
    categories: ['mobs', 'game-mechanics'],
    license: 'Apache-2.0',
    links: ['issues', 'source'],
    downloads: 821345,
    followers: 9377,
    icon: ['cow', 'moss'],
    gallery: [
      ['hills:limestone', 'Morning, upper pasture'],
      ['hills:dusk', 'Coming down before snow'],
      ['farm:dawn', 'Gate work'],
    ],
    releases: {
      count: 9,
      latest: '2.0.3',
      loaders: ['fabric', 'forge', 'neoforge', 'quilt'],
      ages: [720, 66],
      span: 4,
    },
    body: `
In every herd one animal decides. You can see it by watching for a while: the others look where it looks.

Bell it, and it leads for you. Bell the wrong one and you have a nervous sheep with a bell.

- Herds graze a place down and move on.
- Rams argue. It settles itself.
- Dogs help. Wolves help differently.
`,
  },
  {
    slug: 'sporefall',
    title: 'Sporefall',
    summary: 'A cave biome that grows towards noise.',
    owner: 'mycelia',
    members: [
      ['underhill', 'Caves'],
      ['petrichor9', 'Sound'],
    ],
    categories: ['worldgen', 'mobs', 'adventure'],
    license: 'MPL-2.0',
    links: ['issues', 'source', 'wiki'],
    downloads: 1093455,
    followers: 17920,
    icon: ['mushroom', 'plum'],
    gallery: [
      ['cave:plum', 'Quiet, for now'],
      ['cave:verdigris', 'The choir'],
      ['cave:ember', 'Where someone mined too long'],
      ['cave:polar', 'Entrance hall'],
      ['exhibits:plum', 'Caps'],
    ],
    releases: {
      count: 11,
      latest: '3.1.0',
      loaders: ['fabric', 'neoforge', 'quilt'],
      ages: [655, 7.5],
      span: 4,
    },
    body: `
It listens. Walk softly and the caps stay shut. Mine, fight or run, and over the next minutes the growth turns towards where you were.

![Quiet, for now]({{gallery:0}})

## What makes noise

| Act | Heard at |
|---|---|
| Walking | 4 blocks |
| Running | 12 |
| Mining stone | 20 |
| A door | 24 |
| An explosion | it was going to find you anyway |

## What grows

Threads first, then caps, then walkers. Walkers have no eyes and very good manners until you drop something.

Music keeps it still. A note block on a slow clock is the oldest trick in the biome.
`,
  },
  {
    slug: 'marrow',
    title: 'Marrow',
    summary:
      'Bones have uses and owners. Carve flutes and fish hooks, set a broken arm, keep a skeleton company.',
    owner: 'underhill',
    categories: ['mobs', 'equipment', 'cursed'],
    license: 'GPL-3.0-only',
    links: ['issues', 'source'],
    downloads: 61208,
    followers: 1466,
    icon: ['mask', 'peat'],
    gallery: [
      ['cave:moor', 'Ossuary, tidy'],
      ['stones:night', 'They come up to look at the moon'],
    ],
    releases: {
      count: 5,
      latest: '0.7.0',
      loaders: ['forge', 'neoforge'],
      ages: [290, 54],
      span: 3,
    },
    body: `
A skeleton is a person with time. Bring it what it is missing and it stops shooting.

- **Flute**, three holes. Bats like it.
- **Hook**, better than iron in cold water.
- **Splint.** Falling now breaks things; this mends them.

Written for a jam on the theme “what is left”. It did not win. It has a following.
`,
  },
];
