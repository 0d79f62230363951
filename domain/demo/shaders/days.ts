import type { Entry } from '../entry.ts';

/** Sun, cloud and machines that should not run shaders. */
export const DAYS: Entry[] = [
  {
    slug: 'dawn-aggregate',
    title: 'Dawn Aggregate',
    summary:
      'Soft sun, long shadows and fog that lies in valleys. Five profiles, from a five-year-old laptop to a screenshot.',
    owner: 'ferrous',
    members: [
      ['halation', 'Fog'],
      ['pellucid', 'Profiles'],
    ],
    categories: ['semi-realistic'],
    more: ['atmosphere', 'shadows', 'bloom', 'foliage', 'colored-lighting', 'medium'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki', 'discord'],
    donate: ['patreon', 'ko-fi'],
    downloads: 3204118,
    followers: 27410,
    icon: ['sun', 'sand'],
    gallery: [
      ['split-village:limestone', 'Off, on'],
      ['hills:limestone', 'Six in the morning'],
      ['lake:dawn', 'Ten past'],
      ['forest:mist', 'Fog profile: valley'],
      ['farm:limestone', 'Noon is only noon'],
    ],
    releases: {
      count: 14,
      latest: '5.1.2',
      loaders: ['iris', 'optifine'],
      ages: [1050, 4.4],
      span: 6,
      needs: [['quiet-frames', 'optional']],
    },
    body: `
Mornings are the point. The rest of the day was added later.

## Profiles

| Profile | Shadows | Fog | 2019 laptop | 2021 desktop |
|---|---|---|---:|---:|
| Potato | off | simple | 88 | 240 |
| Low | 64 blocks | simple | 61 | 190 |
| Medium | 96 | valleys | 38 | 140 |
| High | 160 | valleys, layered | 22 | 96 |
| Screenshot | 256 | all | 6 | 31 |

Measured at 1080, render distance 12, standing at the same lake.

## A setting people miss

~~~properties
# shaders.properties, or the menu under Light > Sun
sunPathRotation = -30.0
VALLEY_FOG_UNTIL = 9.5
~~~

With −30 the sun never stands overhead, and there is always a lit side to a house.
`,
  },
  {
    slug: 'low-sun',
    title: 'Low Sun',
    summary:
      'It is always about an hour before sunset. Warm walls, blue shadows, and every window worth looking at.',
    owner: 'halation',
    categories: ['semi-realistic', 'fantasy'],
    more: ['colored-lighting', 'shadows', 'atmosphere', 'medium'],
    license: 'CC-BY-NC-4.0',
    links: ['issues'],
    donate: ['ko-fi'],
    downloads: 1741220,
    followers: 16022,
    icon: ['hill', 'grape'],
    gallery: [
      ['keep:dusk', 'West tower'],
      ['split-keep:dusk', 'Before, after'],
      ['village:mesa', 'One hour'],
      ['harbour:dusk', 'Tide going out'],
    ],
    releases: {
      count: 10,
      latest: '3.0.1',
      loaders: ['iris', 'optifine'],
      ages: [820, 18],
      span: 5,
    },
    body: `
Time passes as usual. The sun just does not go higher than eighteen degrees.

- Shadows are long and blue.
- Lamps come on early and stay on late.
- Fields glow for a while after it has set, which is called the afterlight and took a month.
`,
  },
  {
    slug: 'chalkdown',
    title: 'Chalkdown',
    summary:
      'Pale light for pale stone: soft contact shadows, a wide sky, and chalk dust in the afternoon.',
    owner: 'pellucid',
    categories: ['semi-realistic', 'vanilla-like'],
    more: ['shadows', 'colored-lighting', 'low'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 820114,
    followers: 6911,
    icon: ['cube', 'mint'],
    gallery: [
      ['village:dawn', 'Flint and chalk'],
      ['split-stones:noon', 'Contact shadows'],
      ['hills:noon', 'Wide sky'],
    ],
    releases: { count: 8, latest: '2.2.0', loaders: ['iris'], ages: [560, 9.6], span: 4 },
    body: `
The brief was: as little as possible, but all of it right. One light, one shadow map, ambient light from the real sky.

Colours are not pushed. If your texture pack is grey, it will be a very good grey. Made with [Limewash](/resourcepack/limewash) on the other screen.
`,
  },
  {
    slug: 'potato-noon',
    title: 'Potato Noon',
    summary:
      'Shaders for machines that should not run shaders. Costs about four frames. Adds shadows, warmth and dignity.',
    owner: 'joss',
    members: [['thrift', 'A 2011 netbook']],
    categories: ['vanilla-like'],
    more: ['shadows', 'potato'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 2904771,
    followers: 15300,
    icon: ['gate', 'grape'],
    releases: {
      count: 12,
      latest: '2.9.3',
      loaders: ['iris', 'optifine', 'canvas'],
      ages: [960, 21],
      span: 7,
      needs: [['quiet-frames', 'optional']],
    },
    body: `
Three tricks, all older than most of us:

1. One blob shadow under everything that stands.
2. Light from the side, worked out per face, not per pixel.
3. A curve that makes shade warm and noon less white.

| Machine | Without | With |
|---|---:|---:|
| 2011 netbook | 24 | 21 |
| 2014 laptop | 74 | 70 |
| A phone, somehow | 31 | 29 |

There is no gallery, because it looks like the game on a good day.
`,
  },
  {
    slug: 'overcast',
    title: 'Overcast',
    summary:
      'The other weather. Even light, wet stone, saturated greens, and no shadow anywhere to trip over.',
    owner: 'petrichor9',
    members: [['halation', 'Wetness']],
    categories: ['realistic', 'semi-realistic'],
    more: ['reflections', 'pbr', 'atmosphere', 'low'],
    license: 'MIT',
    links: ['source'],
    downloads: 203660,
    followers: 3391,
    icon: ['cloud', 'fog'],
    gallery: [
      ['forest:mist', 'Drip'],
      ['village:moor', 'Half past four'],
      ['split-harbour:mist', 'Dry, wet'],
    ],
    releases: {
      count: 5,
      latest: '1.3.2',
      loaders: ['iris', 'optifine'],
      ages: [300, 39],
      span: 4,
    },
    body: `
Photographers wait for overcast days because colours are true. So does this.

Wetness is a value per block that rises in rain and falls in wind. Slate goes dark and shiny, sand goes dark and dull, and moss looks the way moss hopes to.
`,
  },
  {
    slug: 'plainlight-core',
    title: 'Plainlight',
    summary:
      'A core shader, no mod needed: warmer torches, softer fog, side light on blocks. Install it like a resource pack.',
    owner: 'limewash',
    categories: ['vanilla-like'],
    more: ['colored-lighting', 'potato'],
    license: 'CC0-1.0',
    links: ['source'],
    downloads: 512209,
    followers: 4100,
    icon: ['lantern', 'limestone'],
    gallery: [
      ['room:limestone', 'Torch, warmer'],
      ['split-hills:limestone', 'Fog'],
    ],
    releases: { count: 6, latest: '1.5', loaders: ['vanilla'], ages: [440, 42], span: 2 },
    body: `
Three files of the game, changed by eleven lines:

- Torches are 10 percent warmer.
- Fog begins later and thickens slower.
- North and south faces differ, as they did once.

Because it replaces the game's own shaders it fits one game version at a time. There is a file for each.
`,
  },
];
