import type { Entry } from '../entry.ts';

/** Soil, plants, beasts and weather. */
export const GROUND: Entry[] = [
  {
    slug: 'understory',
    title: 'Understory',
    summary: 'Three hundred woodland plants that spread, compete and die back in winter.',
    owner: 'fernlight',
    members: [
      ['nettlebed', 'Uses'],
      ['tamsin_w', 'Plates'],
    ],
    categories: ['worldgen', 'decoration', 'food'],
    license: 'CC-BY-4.0',
    links: ['issues', 'source', 'wiki'],
    donate: ['ko-fi'],
    downloads: 912340,
    followers: 14006,
    icon: ['leaf', 'forest'],
    gallery: [
      ['forest:verdigris', 'Ramsons under beech, April'],
      ['forest:autumn', 'The same place in October', 'Nothing was placed. Bracken won.'],
      ['forest:mist', 'Ride between two compartments'],
      ['exhibits:noon', 'Plate 14: ferns'],
      ['hills:autumn', 'Wood edge'],
    ],
    releases: {
      count: 9,
      latest: '2.3.0',
      loaders: ['forge', 'neoforge'],
      ages: [760, 31],
      span: 5,
    },
    body: `
The floor of a wood is not grass. Understory puts three hundred species there and lets them sort it out.

## How plants live

Each species knows four things: light, damp, soil and how it travels. Once a day a handful of tiles per chunk are looked at, and whoever suits the place best may stay.

| Species | Light | Damp | Travels by |
|---|---|---|---|
| Ramsons | low | high | ants |
| Bracken | any | any | root, relentlessly |
| Foxglove | clearings | low | dust-fine seed |
| Sundew | full | bog | birds’ feet |
| Herb Paris | none to speak of | middling | hardly at all |

Clear a patch and foxgloves come first, then bramble, then birch. Leave it ten years and it is a wood again.

## Is it heavy?

No. A loaded chunk costs about four microseconds a day. The work is in the tables, and the tables were done on winter evenings.

## Eating it

A third can be eaten, a tenth should not be. The field guide knows which. [Hedgecraft](/mod/hedgecraft) knows what else they do.
`,
  },
  {
    slug: 'fallow',
    title: 'Fallow',
    summary:
      'Soil that tires and recovers. Rotate crops, spread marl, or watch your wheat get shorter every year.',
    owner: 'fernlight',
    categories: ['game-mechanics', 'food'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 405612,
    followers: 5230,
    icon: ['wheat', 'wheat'],
    gallery: [
      ['farm:limestone', 'Third year, three fields'],
      ['farm:autumn', 'After the clover'],
      ['farm:mesa', 'What not to do'],
    ],
    releases: {
      count: 8,
      latest: '1.8.0',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [540, 40],
      span: 4,
      needs: [['understory', 'optional']],
    },
    body: `
Farmland has a memory of three harvests. Grow the same thing three times and the fourth is half as high.

1. Wheat takes.
2. Roots take less.
3. Clover gives.
4. Fallow gives slowly and costs nothing but patience.

Marl, ash and what the cow left all help. Villagers follow the rotation if you put a calendar in the square.
`,
  },
  {
    slug: 'nightsoil',
    title: 'Nightsoil',
    summary: 'Sleep is earned. Longer nights, dimmer moons, and something in the wheat.',
    owner: 'harrowgate',
    members: [['mycelia', 'Sound']],
    categories: ['game-mechanics', 'mobs'],
    license: 'MIT',
    links: ['issues', 'source', 'discord'],
    downloads: 388204,
    followers: 7415,
    icon: ['moon', 'night'],
    gallery: [
      ['farm:night', 'Do not count them'],
      ['hills:night', 'New moon'],
      ['village:plum', 'One window too many'],
    ],
    releases: {
      count: 10,
      latest: '1.11.0',
      loaders: ['fabric', 'neoforge'],
      ages: [690, 4.2],
      span: 4,
      needs: [
        ['tinderbox', 'required'],
        ['fallow', 'optional'],
      ],
    },
    body: `
A night lasts twenty minutes. The moon gives light according to its phase, and at new moon it gives none.

You may sleep when you have eaten, when you have a light, and when nothing in the field has noticed you. It stands between the rows. It does not come out of the wheat. So far.

## Settings worth knowing

| Key | Default | |
|---|---|---|
| \`night_length\` | 20000 | ticks, 24000 is a day |
| \`dim_moon\` | true | |
| \`in_the_wheat\` | true | turn it off, if you must |
`,
  },
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
    slug: 'wadi',
    title: 'Wadi',
    summary:
      'Deserts worth crossing: dry rivers that flood once a season, salt pans, date groves, and shade as a resource.',
    owner: 'tamarisk',
    members: [['samaan', 'ترجمة']],
    categories: ['worldgen', 'adventure'],
    license: 'MIT',
    links: ['source', 'wiki'],
    downloads: 133870,
    followers: 3302,
    icon: ['hill', 'sand'],
    gallery: [
      ['hills:mesa', 'Evening, two days before the flood'],
      ['stones:mesa', 'Waymarks'],
      ['lake:mesa', 'After'],
      ['village:mesa', 'Well quarter'],
    ],
    releases: {
      count: 6,
      latest: '1.1.2',
      loaders: ['fabric', 'neoforge'],
      ages: [310, 22],
      span: 3,
    },
    body: `
Five desert biomes and the water that made them. A wadi is dry for most of the season. When it rains upstream you have about three minutes.

**Shade** slows thirst, keeps food and is the reason caravans travel at night. Build awnings. Follow goats.

Floods bring silt, silt grows melons, melons make the crossing possible. It takes a year to see the whole circle once.
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
