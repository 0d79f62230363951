import type { Entry } from '../entry.ts';

const MC = ['minecraft'];

/** Large sizes and narrow aims. */
export const STUDIES: Entry[] = [
  {
    slug: 'herbarium',
    title: 'Herbarium',
    summary:
      'Plants from pressed specimens at 128x. Leaves have veins, flowers have parts, grass has a name.',
    owner: 'fernlight',
    categories: ['realistic', 'decoration', '128x'],
    more: ['blocks', 'environment', 'models'],
    license: 'CC-BY-SA-4.0',
    links: ['issues', 'wiki'],
    downloads: 644019,
    followers: 7150,
    icon: ['flower', 'moss'],
    gallery: [
      ['forest:limestone', 'Bluebells'],
      ['forest:snow', 'Seed heads'],
      ['exhibits:limestone', 'Sheet 41'],
    ],
    releases: { count: 6, latest: '1.4', loaders: MC, ages: [520, 56], span: 4 },
    body: `
Each plant was drawn from a pressed sheet, front and back, and then cut down to 128 pixels.

Goes only on plants; combine it with any block pack. If you use [Understory](/mod/understory), all three hundred species are covered, which is why this took two years.
`,
  },
  {
    slug: 'terrazzo',
    title: 'Terrazzo 256',
    summary:
      'Polished floors, glazed tile and concrete at 256x, with a grout line you could clean with a toothbrush.',
    owner: 'limewash',
    organization: 'chalk-and-cheese',
    categories: ['realistic', 'decoration', '256x'],
    more: ['blocks'],
    license: 'CC-BY-NC-4.0',
    links: [],
    downloads: 190552,
    followers: 2107,
    icon: ['grid', 'rose'],
    gallery: [
      ['sheet:dawn', 'Forty floors'],
      ['room:noon', 'Kitchen'],
      ['room:dawn', 'Bath house'],
    ],
    releases: { count: 4, latest: '1.3', loaders: MC, ages: [340, 101], span: 4 },
    body: `
Only hard floors and walls: terrazzo, encaustic tile, poured concrete, slate.

It is heavy. 256 pixels a side is 512 MB of texture memory with everything in view. Take the 128 build if your fan has opinions; it is the second file.
`,
  },
  {
    slug: 'gesso-512',
    title: 'Gesso 512 Study',
    summary:
      'Twelve blocks painted in oils and photographed at 512x. Not a full pack: a study, and a good wallpaper.',
    owner: 'vesper_lyn',
    categories: ['realistic', 'cursed', '512x+'],
    more: ['blocks'],
    license: 'CC-BY-NC-ND-4.0',
    links: [],
    downloads: 42008,
    followers: 912,
    icon: null,
    gallery: [
      ['hills:dawn', 'On the easel'],
      ['sheet:snow', 'Twelve boards'],
    ],
    releases: { count: 2, latest: '1.1', loaders: MC, ages: [190, 120], span: 2 },
    body: `
Twelve boards, 20 cm a side, gessoed and painted with a block each. Then a copy stand, two lamps and a week of stitching.

Dirt took the longest. It has more colours than anything else here.
`,
  },
];
