import type { Entry } from '../entry.ts';

const CLIENT: Entry['sides'] = ['required', 'unsupported'];

/** Archived, refused, waiting, half done, and one with a very long name. */
export const UNFINISHED: Entry[] = [
  {
    slug: 'candlemark',
    title: 'Candlemark',
    summary:
      'Tells the time by candle. Superseded by the clock in Plain Sight; kept here for old packs.',
    owner: 'wick',
    categories: ['utility', 'decoration'],
    license: 'MIT',
    links: ['source'],
    status: 'archived',
    downloads: 402330,
    followers: 3018,
    icon: ['hourglass', 'wheat'],
    gallery: [['room:night', 'Between eight and nine']],
    releases: {
      count: 6,
      latest: '1.4.0',
      loaders: ['fabric', 'forge'],
      ages: [990, 560],
      span: 3,
    },
    body: `
> This is finished and will not be updated. [Plain Sight](/mod/plain-sight) shows the time without a candle.

A marked candle burns one mark an hour. Put six in a row and you have a night.

The last version works up to 1.20.4. The source stays open; take what you like.
`,
  },
  {
    slug: 'glint-ore-view',
    title: 'Glint: see ores through stone',
    summary:
      'Highlights every ore within 32 blocks through walls, on any server, with a hotkey nobody notices.',
    owner: 'cobaltine',
    categories: ['utility'],
    sides: CLIENT,
    license: 'LicenseRef-All-Rights-Reserved',
    links: [],
    status: 'rejected',
    moderationMessage:
      'It gives an unfair advantage on servers that have not agreed to it. You may submit it again with an opt-in that the server controls.',
    downloads: 0,
    followers: 0,
    icon: ['eye', 'cherry'],
    releases: { count: 1, latest: '1.0.0', loaders: ['fabric'], ages: [26, 26], span: 1 },
    body: `
Press \`G\` and see everything. Works on every server without their knowing.

| Ore | Colour |
|---|---|
| Iron | copper |
| Diamond | white |
`,
  },
  {
    slug: 'a-lamp-probably',
    title: 'A Lamp, Probably',
    summary:
      'My first mod. It adds one lamp. It is on when it is dark and off when it is not, most of the time.',
    owner: 'paperboat',
    categories: ['decoration'],
    license: 'MIT',
    links: ['source'],
    status: 'processing',
    downloads: 0,
    followers: 0,
    icon: null,
    releases: { count: 2, latest: '0.1.1', loaders: ['fabric'], ages: [2.4, 0.9], span: 1 },
    body: `
Hello. This is a lamp.

It is made of four glass, one torch and a stick. I drew it myself. If you find a bug please tell me nicely.

Thanks to [marlpit](/user/marlpit) for answering eleven questions.
`,
  },
  {
    slug: 'culvert',
    title: 'Culvert',
    summary:
      'Pipes under roads: drains, gratings, manholes, and whatever has been living down there since the last flood.',
    owner: 'oxbow',
    organization: 'ostler-and-co',
    categories: ['technology', 'mobs'],
    license: 'LGPL-3.0-only',
    links: ['source'],
    status: 'draft',
    downloads: 0,
    followers: 0,
    icon: ['grid', 'lagoon'],
    releases: { count: 0, latest: '0.1.0', loaders: ['neoforge'], ages: [34, 30] },
    body: `
Draft. Notes to self:

- [x] pipes join
- [x] water runs downhill
- [ ] so does everything else
- [ ] ask [Slackwater](/mod/slackwater) where the river is instead of guessing
- [ ] the thing in the manhole: friendly?
`,
  },
  {
    slug: 'parallax-hud',
    title: 'The Slightly Unnecessary Parallax Compass and Sundial Overlay',
    summary:
      'Shows where north is and roughly what time it is by leaning a small drawn landscape against the way you are looking. It is slower than a number and much nicer. It weighs eleven kilobytes, has one setting, and was made in a week of rain in a cottage.',
    owner: 'vesper_lyn',
    categories: ['utility'],
    sides: CLIENT,
    license: 'ISC',
    links: ['issues', 'source'],
    downloads: 21190,
    followers: 644,
    icon: ['compass', 'night'],
    gallery: [
      ['hills:retro', 'Ten in the evening, looking south-west'],
      ['hills:noon', 'Noon, north'],
    ],
    releases: { count: 5, latest: 'r5', loaders: ['fabric', 'quilt'], ages: [230, 45], span: 3 },
    body: `
A strip of hills at the top of the screen. Turn, and they slide. The far ones slide slower. The sun on it is where the sun is.

That is all. There is one setting, for which corner.
`,
  },
];
