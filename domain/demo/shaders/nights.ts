import type { Entry } from '../entry.ts';

/** Fire, stars, water, ink, and one still in review. */
export const NIGHTS: Entry[] = [
  {
    slug: 'benthic',
    title: 'Benthic',
    summary:
      'Below the surface: water that takes the red first, shafts of light, drifting snow, and an honest dark at forty metres.',
    owner: 'wick',
    members: [['dunlin', 'Turbidity']],
    categories: ['realistic'],
    more: ['atmosphere', 'reflections', 'colored-lighting', 'medium'],
    license: 'MPL-2.0',
    links: ['issues', 'source'],
    downloads: 612330,
    followers: 5570,
    icon: ['fish', 'tide'],
    gallery: [
      ['underwater:sea', 'Six metres'],
      ['underwater:polar', 'Thirty'],
      ['split-underwater:verdigris', 'What water does'],
      ['lake:polar', 'From above'],
    ],
    releases: {
      count: 7,
      latest: '1.7.0',
      loaders: ['iris', 'optifine'],
      ages: [470, 26],
      span: 4,
    },
    body: `
Light loses red within five metres, yellow within twenty, and then there is only blue and the lamp you brought.

| Water | Visible | Colour |
|---|---|---|
| Reef | 40 m | turquoise |
| Harbour | 6 m | green |
| Marsh | 2 m | tea |
| Cave | 60 m | none |

Above the surface it is a plain, friendly shader.
`,
  },
  {
    slug: 'ember-standard',
    title: 'Ember Standard',
    summary:
      'Firelight as the main light. Lava, forges and torches colour the room, flicker by fuel and throw real shadows.',
    owner: 'halation',
    categories: ['fantasy', 'semi-realistic'],
    more: ['colored-lighting', 'bloom', 'shadows', 'high'],
    license: 'CC-BY-NC-4.0',
    links: ['issues'],
    downloads: 455090,
    followers: 4820,
    icon: ['flame', 'ink'],
    gallery: [
      ['cave:polar', 'The lower forge'],
      ['room:ember', 'Four lights'],
      ['split-workshop:ember', 'With and without'],
    ],
    releases: { count: 6, latest: '1.4.1', loaders: ['iris'], ages: [390, 15], span: 3 },
    body: `
Each fire is a light with a colour, a reach and a habit. Tallow gutters; coal breathes; lava does not care.

Works from a lookup volume of 128 blocks around you, so sixty torches cost the same as six. At night with [Tidewater Lanterns](/mod/tidewater-lanterns) it is what it was made for.
`,
  },
  {
    slug: 'nightjar',
    title: 'Nightjar',
    summary:
      'Measured night skies: real star colours, airglow, a Milky Way with dust lanes, and moonlight you can read by.',
    owner: 'vesper_lyn',
    categories: ['realistic'],
    more: ['atmosphere', 'bloom', 'medium'],
    license: 'GPL-3.0-only',
    links: ['issues', 'source', 'wiki'],
    donate: ['github'],
    downloads: 388410,
    followers: 7204,
    icon: ['star', 'ink'],
    gallery: [
      ['hills:night', 'Third quarter'],
      ['lake:polar', 'New moon, airglow'],
      ['keep:night', 'Looking north'],
      ['stones:polar', 'Winter circle'],
    ],
    releases: { count: 7, latest: '2.0.4', loaders: ['iris'], ages: [430, 7.2], span: 3 },
    body: `
I counted 9,096 stars down to magnitude 6.5, gave each its colour and put them where they are.

- The sky turns about a pole. Choose your latitude.
- Moonlight is 400,000 times weaker than sunlight. The exposure copes, as eyes do, in about a minute.
- Lamps ruin it. Turn them off.

Days are unremarkable on purpose.
`,
  },
  {
    slug: 'hillfort',
    title: 'Hillfort PT',
    summary:
      'Path tracing for still pictures: full global light, real glass, true shadows. About one frame a second, worth it.',
    owner: 'ferrous',
    categories: ['realistic'],
    more: ['path-tracing', 'pbr', 'reflections', 'screenshot', 'colored-lighting'],
    license: 'LicenseRef-All-Rights-Reserved',
    links: ['discord'],
    donate: ['patreon'],
    downloads: 290118,
    followers: 6022,
    icon: ['tower', 'slate'],
    gallery: [
      ['keep:plum', '512 samples, 9 minutes'],
      ['split-room:autumn', 'One bounce, eight bounces'],
      ['cave:ember', '2,048 samples, went for a walk'],
    ],
    releases: { count: 6, latest: '0.9.1', loaders: ['iris'], ages: [370, 13], span: 2 },
    body: `
Stand still and it improves. Move and it starts again.

~~~ini
[quality]
bounces = 8
samples = 512        ; per second of standing still, roughly 1
denoise = after      ; during, after, never
~~~

Needs a card with 8 GB and a person with tea.
`,
  },
  {
    slug: 'vellum',
    title: 'Vellum',
    summary:
      'Ink lines and washes: the world as a page in a field notebook, with paper grain and blots at the edges.',
    owner: 'tsukimi',
    members: [['tamsin_w', 'Brushes']],
    categories: ['cartoon', 'fantasy'],
    more: ['atmosphere', 'medium'],
    license: 'CC-BY-4.0',
    links: ['issues'],
    downloads: 341505,
    followers: 6450,
    icon: ['feather', 'rose'],
    gallery: [
      ['hills:limestone', 'Plein air'],
      ['split-village:dawn', 'Wash, line'],
      ['stones:limestone', 'Four tones'],
    ],
    releases: { count: 6, latest: '1.6', loaders: ['iris', 'optifine'], ages: [400, 32], span: 4 },
    body: `
Lines are drawn where depth or direction changes, a little shaky, thicker in the foreground. Washes are four tones of whatever colour was there.

Distance dissolves into paper. At night it is ink all over, with the moon left white.
`,
  },
  {
    slug: 'two-tone',
    title: 'Two Tone',
    summary:
      'One light colour, one dark colour, nothing between. Pick both. Surprisingly playable, quite loud.',
    owner: 'corvid.works',
    categories: ['cursed', 'cartoon'],
    more: ['potato'],
    license: 'Unlicense',
    links: ['source'],
    downloads: 78120,
    followers: 1703,
    icon: ['eye', 'ink'],
    gallery: [
      ['hills:retro', 'Lamp and ink'],
      ['keep:retro', 'The usual'],
    ],
    releases: {
      count: 4,
      latest: '1.1',
      loaders: ['iris', 'optifine', 'vanilla'],
      ages: [260, 81],
      span: 3,
    },
    body: `
Every pixel is compared with its neighbours and goes one way or the other. There is a slider. Do not touch the slider.
`,
  },
  {
    slug: 'salt-lamp',
    title: 'Salt Lamp',
    summary:
      'Everything glows a little, from inside. Pink in the evening, green in caves, violet at the end.',
    owner: 'mycelia',
    categories: ['fantasy'],
    more: ['bloom', 'colored-lighting', 'high'],
    license: 'CC-BY-NC-4.0',
    links: [],
    status: 'processing',
    downloads: 0,
    followers: 0,
    icon: ['crystal', 'rose'],
    gallery: [
      ['cave:plum', 'Green, then not'],
      ['hills:plum', 'Evening'],
    ],
    releases: { count: 2, latest: '0.2.0', loaders: ['iris'], ages: [5, 1.3], span: 2 },
    body: `
Light enters a block, wanders about and comes out somewhere else. That is all subsurface scattering is, and here everything has it, including iron.
`,
  },
];
