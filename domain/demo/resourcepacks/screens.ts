import type { Entry } from '../entry.ts';

const MC = ['minecraft'];

/** Screens, letters and sounds. */
export const SCREENS: Entry[] = [
  {
    slug: 'chalkline-gui',
    title: 'Chalkline',
    summary:
      'Screens ruled like an accounts book: one line weight, clear slots, and the same look in light and dark.',
    owner: 'tamsin_w',
    organization: 'chalk-and-cheese',
    categories: ['utility', 'simplistic', '16x'],
    more: ['gui', 'fonts'],
    license: 'CC-BY-4.0',
    links: ['issues'],
    downloads: 1560771,
    followers: 9020,
    icon: ['window', 'chalk'],
    gallery: [
      ['panel:snow', 'Light'],
      ['panel:night', 'Dark'],
      ['panel:autumn', 'Sepia, for no reason'],
    ],
    releases: { count: 10, latest: '2.4.1', loaders: MC, ages: [640, 11], span: 3 },
    body: `
Every screen of the game on one grid: 18 units a slot, 7 units of margin, one pixel of line.

Light and dark are two files of the same version. Mods with screens of their own get a set if they use the standard sprites; [Porter](/mod/porter) and [Tinderbox](/mod/tinderbox) have one drawn for them.
`,
  },
  {
    slug: 'plain-lino',
    title: 'Plain Lino',
    summary:
      'A text face cut in linoleum, in three sizes, covering Latin, Greek, Cyrillic and a good part of Vietnamese.',
    owner: 'tamsin_w',
    categories: ['utility', 'tweaks'],
    more: ['fonts', 'gui'],
    license: 'OFL-1.1',
    links: ['source'],
    downloads: 720331,
    followers: 4411,
    icon: ['feather', 'limestone'],
    gallery: [
      ['terminal:limestone', 'Set in 8 and 12'],
      ['panel:mist', 'On signs'],
    ],
    releases: { count: 7, latest: '1.6', loaders: MC, ages: [780, 64], span: 7 },
    body: `
The default face is a fine one. This one has lower case that you can read at small sizes and an \`l\` that is not an \`I\`.

| Script | Letters | State |
|---|---|---|
| Latin, extended | 512 | done |
| Greek | 96 | done |
| Cyrillic | 188 | done |
| Vietnamese | 120 of 134 | the stacked ones are hard |

Cut by hand at 40 mm, scanned, then redrawn at 8 and 12 pixels.
`,
  },
  {
    slug: 'khatt-kufi',
    title: 'خطّ كوفي Kufi',
    summary:
      'Square Kufic letters on the pixel grid for Arabic, Persian and Urdu, joined properly and readable at 8 px.',
    owner: 'samaan',
    members: [['tamsin_w', 'Kerning']],
    categories: ['utility', 'themed'],
    more: ['fonts', 'locale'],
    license: 'OFL-1.1',
    links: ['source'],
    downloads: 96210,
    followers: 2290,
    icon: ['grid', 'verdigris'],
    gallery: [
      ['panel:mesa', 'القائمة'],
      ['exhibits:mesa', 'الأشكال الأربعة'],
    ],
    releases: { count: 5, latest: '2.0', loaders: MC, ages: [360, 36], span: 5 },
    body: `
الخط الكوفي المربّع وُلد على شبكة، وهذه الحزمة تعيده إليها: كل حرف في مربعات كاملة، بأشكاله الأربعة، وبوصلات صحيحة.

- العربية والفارسية والأردية
- أرقام مشرقية ومغربية
- علامات التشكيل الأساسية

Square Kufic was drawn on grids long before screens were. Letters join as they should, and numbers follow your language setting.
`,
  },
  {
    slug: 'clearcut-ores',
    title: 'Clearcut',
    summary:
      'Ores by shape as well as colour, for tired eyes and for eyes that see fewer colours. Tested with nine people.',
    owner: 'wick',
    members: [['ashlar', 'Shapes']],
    categories: ['utility', 'tweaks', '16x'],
    more: ['blocks', 'items'],
    license: 'CC0-1.0',
    links: ['issues', 'source'],
    downloads: 1933610,
    followers: 10240,
    icon: ['crystal', 'fog'],
    gallery: [
      ['sheet:noon', 'Eight shapes'],
      ['cave:mist', 'In use'],
    ],
    releases: { count: 8, latest: '1.8', loaders: MC, ages: [810, 74], span: 6 },
    body: `
Eight ores, eight shapes: bars for iron, dots for coal, steps for gold, a cross for redstone and so on. Turn the screen grey and you can still tell them apart.

Potions, wool and shulker boxes carry the same marks in a corner.

Nine people with different eyesight played with it for a month. Two shapes changed because of them. If yours should too, please write.
`,
  },
  {
    slug: 'quiet-hours',
    title: 'Quiet Hours',
    summary:
      'Softer sounds for playing at night: no shrieks, slower rain, doors that close like doors, cows at a distance.',
    owner: 'petrichor9',
    categories: ['tweaks', 'themed'],
    more: ['audio'],
    license: 'CC-BY-4.0',
    links: ['issues'],
    donate: ['ko-fi'],
    downloads: 1042880,
    followers: 9961,
    icon: ['note', 'night'],
    gallery: [['hills:night', 'What half past one sounds like']],
    releases: { count: 9, latest: '3.0', loaders: MC, ages: [690, 2.7], span: 6 },
    body: `
Recorded in one house over one winter. 412 sounds, none louder than a kettle.

- Rain on slate, on thatch, on water, on a tent
- Footsteps by shoe: boots, socks, none
- Explosions, but next door

The warden is unchanged. It seemed right.
`,
  },
  {
    slug: 'hud-of-few-words',
    title: 'HUD of Few Words',
    summary:
      'Hearts, food and armour as three thin lines. The hotbar shows names instead of numbers. Not submitted yet.',
    owner: 'wick',
    categories: ['simplistic', 'utility'],
    more: ['gui'],
    license: 'MIT',
    links: [],
    status: 'draft',
    downloads: 0,
    followers: 0,
    icon: null,
    releases: { count: 1, latest: '0.1', loaders: MC, ages: [9, 8], span: 1 },
    body: `
A sketch. Looks right at 1080 and wrong at everything else.
`,
  },
];
