import type { Entry } from '../entry.ts';

/** Soil, plants and nights in the field. */
export const PLANTS: Entry[] = [
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
];
