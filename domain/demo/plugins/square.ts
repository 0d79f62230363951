import type { Entry } from '../entry.ts';

const BUKKIT = ['paper', 'spigot', 'bukkit', 'purpur'];

/** What players meet in the square: homes, shops, signs, hours. */
export const SQUARE: Entry[] = [
  {
    slug: 'milepost',
    title: 'Milepost',
    summary: 'Homes, warps and the way back, with walking distance shown instead of a cooldown.',
    owner: 'bramblecote',
    organization: 'parish-servers',
    members: [['joss', 'Translations']],
    categories: ['utility', 'transportation'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki', 'discord'],
    donate: ['ko-fi'],
    downloads: 5230918,
    followers: 7755,
    icon: ['signpost', 'limestone'],
    gallery: [
      ['stones:noon', 'A milepost'],
      ['panel:dawn', 'Where to'],
    ],
    releases: {
      count: 14,
      latest: '6.1.3',
      loaders: [...BUKKIT, 'folia'],
      ages: [1075, 0.6],
      span: 7,
      needs: [['gatehouse', 'optional']],
    },
    body: `
\`/home\` is there. So is \`/back\`, \`/spawn\` and \`/warp market\`. What is different is the price: going somewhere costs as much time as a tenth of the walk.

You spend that time standing still and can change your mind.

| Trip | Walk | Wait |
|---|---|---|
| Across the square | 20 s | 2 s |
| To the mine | 2 min | 12 s |
| To the far coast | 25 min | 2 min 30 s |

Set \`wait: none\` for the usual behaviour. Nobody will know.
`,
  },
  {
    slug: 'ration-book',
    title: 'Ration Book',
    summary:
      'Shops on signs, prices that follow supply, and a ledger that balances to the last farthing.',
    owner: 'sextant',
    members: [['corvid.works', 'Balancing']],
    categories: ['economy'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 1190662,
    followers: 3950,
    icon: ['barrel', 'brick'],
    gallery: [
      ['village:noon', 'Market'],
      ['terminal:dusk', 'Wheat, since spring'],
    ],
    releases: { count: 11, latest: '3.0.6', loaders: BUKKIT, ages: [820, 22], span: 6 },
    body: `
Write a sign, put a chest behind it, you have a shop. The price line may be a number or a rule:

~~~properties
[Shop]
wheat x16
8 + scarcity
tamsin_w
~~~

*Scarcity* looks at what was sold in the last seven days within 500 blocks. Flood the market and you will see it on your own sign.

Every movement of money is two lines in a book that must add up. If they ever do not, the shops close and tell you.
`,
  },
  {
    slug: 'town-crier',
    title: 'Town Crier',
    summary:
      'Announcements with manners: by place, by hour, by language, and never twice to the same ears.',
    owner: 'quillfeather',
    categories: ['social', 'utility'],
    license: 'MIT',
    links: ['source'],
    downloads: 366091,
    followers: 1744,
    icon: ['horn', 'straw'],
    releases: {
      count: 8,
      latest: '2.1.0',
      loaders: [...BUKKIT, 'velocity'],
      ages: [660, 70],
      span: 6,
    },
    body: `
The crier knows who has heard what. A notice is read to you once, at a moment when you are not fighting, and then it is on the board.

~~~yaml
notices:
  - text: { en: "Market on Thursday", de: "Markt am Donnerstag", fr: "Marché jeudi" }
    from: 3 days before
    where: within 200 of square
~~~
`,
  },
  {
    slug: 'signwriter',
    title: 'Signwriter',
    summary:
      'Paint on signs, properly: brushes, serifs, gold leaf, weathering and a wet-paint hour.',
    owner: 'tamsin_w',
    categories: ['decoration', 'utility'],
    license: 'MIT',
    links: ['source'],
    downloads: 95228,
    followers: 1520,
    icon: ['feather', 'verdigris'],
    gallery: [
      ['village:dawn', 'High Street'],
      ['exhibits:verdigris', 'Trade signs'],
    ],
    releases: { count: 6, latest: '1.4.0', loaders: ['paper', 'purpur'], ages: [470, 83], span: 5 },
    body: `
Hold a brush, look at a sign, write. Colours mix on the sign while the paint is wet, which is an hour.

Trade signs hang from a bracket and show one of forty-eight small pictures. They work without a client mod: it is all done with the blocks you have.
`,
  },
  {
    slug: 'sundial',
    title: 'Sundial',
    summary:
      'Seasons and a calendar for any world: day length, leaf fall, feast days, and one leap day.',
    owner: 'hollin',
    members: [['fernlight', 'Leaf fall']],
    categories: ['game-mechanics', 'utility'],
    license: 'MPL-2.0',
    links: ['issues', 'source', 'wiki'],
    downloads: 230440,
    followers: 2884,
    icon: ['sun', 'copper'],
    gallery: [
      ['hills:snow', 'January'],
      ['hills:limestone', 'June'],
      ['hills:autumn', 'October'],
    ],
    releases: {
      count: 7,
      latest: '1.6.2',
      loaders: ['paper', 'spigot', 'purpur', 'folia'],
      ages: [350, 3.9],
      span: 5,
    },
    body: `
A year is 96 days. In midwinter the sun is up for seven minutes, in midsummer for thirteen. Leaves turn by latitude, which here means by z.

## Feast days

Write them down once. Other plugins may ask for the date:

~~~java
if (Sundial.today(world).is(FEAST)) bell.ring();
~~~

~~~yaml
feasts:
  lamp-night: { day: 91, note: "Lanterns in every window" }
  first-furrow: { day: 20 }
~~~
`,
  },
  {
    slug: 'footfall',
    title: 'Footfall',
    summary:
      'Where people walk, drawn as paths. Grass wears to dirt, dirt to gravel, and the map follows.',
    owner: 'oxbow',
    categories: ['game-mechanics', 'decoration'],
    license: 'MIT',
    links: ['source'],
    downloads: 142390,
    followers: 2933,
    icon: ['bridge', 'moss'],
    gallery: [
      ['hills:moor', 'After a month'],
      ['chart:noon', 'Desire lines'],
    ],
    releases: {
      count: 6,
      latest: '1.2.2',
      loaders: ['paper', 'folia', 'purpur'],
      ages: [400, 29],
      span: 5,
    },
    body: `
Two hundred steps turn grass into a path. Six weeks without any turn it back. Claims can opt out, and hedges always win.

The result is a village that looks as if someone lives in it, because someone does.
`,
  },
  {
    slug: 'waybill',
    title: 'Waybill',
    summary:
      'Starter kits, parcels and lost property: everything that is handed to a player, with a receipt.',
    owner: 'cinderpath',
    categories: ['utility', 'management'],
    license: 'MIT',
    links: [],
    status: 'unlisted',
    downloads: 4120,
    followers: 61,
    icon: null,
    releases: { count: 4, latest: '0.4.0', loaders: ['paper'], ages: [210, 55], span: 4 },
    body: `
Written for one server and shared by link. If you found it, you were probably sent.

- Kits by playtime, once each.
- Parcels that wait for a player to have room.
- What you lose to a bug goes on a list that staff can give back.
`,
  },
];
