import type { Entry } from '../entry.ts';

const MC = ['minecraft'];

/** One idea each. */
export const MOODS: Entry[] = [
  {
    slug: 'marginalia',
    title: 'Marginalia',
    summary:
      'Books with bindings, maps with borders, and small drawn creatures that live in the margins of your screens.',
    owner: 'tamsin_w',
    categories: ['decoration', 'themed', '32x'],
    more: ['gui', 'items', 'models'],
    license: 'CC-BY-NC-4.0',
    links: [],
    downloads: 388120,
    followers: 6033,
    icon: ['book', 'cherry'],
    gallery: [
      ['room:moor', 'The long library'],
      ['exhibits:dawn', 'A snail, jousting'],
      ['chart:autumn', 'Bordered'],
    ],
    releases: { count: 6, latest: '1.5', loaders: MC, ages: [420, 17], span: 4 },
    body: `
Sixteen bindings, picked by what the book is called. Write a cookery book and it will look like one.

In the margins: a snail with a lance, a hare with a bow, a cat who does not care. They change with the moon.
`,
  },
  {
    slug: 'verdigris-and-rust',
    title: 'Verdigris & Rust',
    summary:
      'Weathering for every metal, with model parts that sag, streak and drip in the direction of the rain.',
    owner: 'ashlar',
    categories: ['realistic', 'tweaks', '16x'],
    more: ['blocks', 'models', 'environment'],
    license: 'CC-BY-4.0',
    links: ['issues'],
    downloads: 266940,
    followers: 3127,
    icon: ['bell', 'verdigris'],
    gallery: [
      ['harbour:mist', 'Sheet piling'],
      ['sheet:sea', 'Stages'],
    ],
    releases: { count: 5, latest: '1.2', loaders: MC, ages: [330, 24], span: 4 },
    body: `
Copper does it by itself in the game. Here iron, gold (a little dust) and netherite (a little menace) do it too.

Streaks run down from bolts and follow the block below for up to three blocks.
`,
  },
  {
    slug: 'woodcut',
    title: 'Woodcut',
    summary:
      'The game in two colours, cut with a knife: ink and paper. Choose both in the options.',
    owner: 'vesper_lyn',
    members: [['tamsin_w', 'Blocks']],
    categories: ['themed', 'simplistic', '16x'],
    more: ['blocks', 'items', 'entities', 'core-shaders'],
    license: 'CC-BY-4.0',
    links: ['source'],
    downloads: 512774,
    followers: 8120,
    icon: ['tree', 'limestone'],
    gallery: [
      ['hills:limestone', 'First pull'],
      ['forest:snow', 'Second pull'],
      ['village:retro', 'Blue ink'],
    ],
    releases: { count: 6, latest: '2.1', loaders: MC, ages: [450, 30], span: 2 },
    body: `
There is no grey. What looks grey is lines.

A small core shader swaps the two inks, so you may print in blue on cream or in white on black. On versions without core shaders it is black on white, as it should be.
`,
  },
  {
    slug: 'tsukimi',
    title: '月見 Tsukimi',
    summary:
      '月とすすき、障子と行灯。和の町並みを16×16で描いたリソースパック。Japanese town textures, moon included.',
    owner: 'tsukimi',
    members: [['vesper_lyn', '空']],
    categories: ['themed', 'decoration', '16x'],
    more: ['blocks', 'environment', 'items'],
    license: 'CC-BY-NC-4.0',
    links: ['issues'],
    downloads: 471203,
    followers: 8833,
    icon: ['moon', 'ink'],
    gallery: [
      ['hills:plum', '十五夜'],
      ['village:night', '宿場町、戌の刻'],
      ['room:dusk', '行灯'],
      ['sheet:plum', '瓦・漆喰・板'],
    ],
    releases: { count: 8, latest: '2.2', loaders: MC, ages: [620, 12.5], span: 5 },
    body: `
十五夜の町を歩くためのパックです。瓦、漆喰、板塀、障子、畳、そして月。

## 内容

- ブロック 214種（瓦は向きで変わります）
- 空と月：満ち欠けを八枚描き直しました
- 行灯・提灯：[Tidewater Lanterns](/mod/tidewater-lanterns) にも対応

| 時刻 | 空の色 | 月 |
|---|---|---|
| 酉 | 藍鼠 | 昇りはじめ |
| 子 | 濃藍 | 真上 |
| 寅 | 瓶覗 | 西の山 |

*English:* 214 blocks, eight moons, and lanterns. Made for walking slowly.
`,
  },
  {
    slug: 'everyone-is-a-goose',
    title: 'Everyone Is a Goose',
    summary:
      'Replaces every mob with a goose of the appropriate size. The dragon is a swan, out of respect.',
    owner: 'dunlin',
    members: [['corvid.works', 'Honks']],
    categories: ['cursed', 'combat'],
    more: ['entities', 'audio', 'models'],
    license: 'WTFPL',
    links: [],
    downloads: 833902,
    followers: 12090,
    icon: ['bird', 'fog'],
    gallery: [
      ['lake:noon', 'Spot the creeper'],
      ['farm:noon', 'They are all looking at you'],
    ],
    releases: { count: 5, latest: '1.4', loaders: MC, ages: [380, 99], span: 5 },
    body: `
Companion piece to [Geese Hold Public Office](/mod/geese-hold-public-office).

Zombies: goose. Cows: broad goose. Phantoms: goose, flying, finally correct. Creepers are geese that walk towards you in silence, which is worse.
`,
  },
];
