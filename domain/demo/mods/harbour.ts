import type { Entry } from '../entry.ts';

/** Lamps, rails and the quay. */
export const HARBOUR: Entry[] = [
  {
    slug: 'tidewater-lanterns',
    title: 'Tidewater Lanterns',
    summary:
      'Forty-two lanterns that float, hang and drift with the tide, lit by whatever you feed them.',
    owner: 'marlpit',
    members: [
      ['tamsin_w', 'Art, sound'],
      ['joss', 'Translations'],
    ],
    categories: ['decoration', 'adventure'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki', 'discord'],
    donate: ['ko-fi'],
    downloads: 4812077,
    followers: 38204,
    icon: ['lantern', 'tide'],
    gallery: [
      [
        'harbour:night',
        'Saltmarsh, second night of rain',
        'A string of tallow lanterns. Two have guttered.',
      ],
      ['lake:polar', 'Out on the current', 'With Slackwater installed, they follow the river.'],
      ['exhibits:limestone', 'Six metals, seven kinds of glass', 'All forty-two, in survival.'],
      ['village:dusk', 'Lamp hour', 'Villagers light them if you leave fuel in a barrel.'],
      ['room:autumn', 'The lamp shop'],
      [
        'cave:verdigris',
        'Glow ink, three nights in',
        'Cold and blue. It does not scare anything off.',
      ],
    ],
    releases: {
      count: 21,
      latest: '3.2.1',
      loaders: ['fabric', 'neoforge', 'quilt'],
      each: true,
      ages: [812, 3.1],
      span: 4,
      needs: [
        ['shim-lib', 'required'],
        ['slackwater', 'optional'],
      ],
      sources: true,
    },
    body: `
Lanterns that behave. Hang them from chains, float them on water, or let a string of them out on the current and see where they end up by morning.

## What is in it

- **Forty-two lanterns** in six metals and seven kinds of glass, all craftable in survival.
- **Real drift.** With [Slackwater](/mod/slackwater) installed, floating lanterns follow the river.
- **Fuel that matters.** Glow ink burns cold and blue for three nights; tallow gutters in rain.

![A string of tallow lanterns at Saltmarsh]({{gallery:0}})

## Fuels

| Fuel | Burns for | Light | In rain |
|---|---|---|---|
| Tallow | 1 night | 11 | Gutters, then dies |
| Lamp oil | 2 nights | 13 | No change |
| Glow ink | 3 nights | 9, blue | No change |
| Pine resin | half a night | 14 | Spits |

## Add your own lantern

Drop a file into \`data/<pack>/lanterns/\`. No code needed.

~~~json5
{
  "frame": "tidewater:copper",
  "glass": "tidewater:seagreen",
  "fuel":  ["lamp_oil", "glow_ink"],
  "drift": 0.35   // 0 stays put, 1 goes out to sea
}
~~~

> **Upgrading from 2.x?** Open the world once with 3.0 before adding other lantern mods, so that old blocks are renamed.

### Questions people ask

Yes, you may use it in a modpack. No, it will not be backported further than 1.19.4; the old branch is open if you would like to.
`,
  },
  {
    slug: 'narrow-gauge',
    title: 'Narrow Gauge',
    summary: 'Small railways for small valleys: points, sidings, inclines and a very slow tram.',
    owner: 'ostler',
    organization: 'ostler-and-co',
    members: [['millrace', 'Gradients']],
    categories: ['transportation', 'technology'],
    license: 'LGPL-3.0-only',
    links: ['issues', 'source', 'wiki', 'discord'],
    downloads: 1884960,
    followers: 24519,
    icon: ['rail', 'fog'],
    gallery: [
      ['viaduct:autumn', 'The 16:10 to Upper Marl', 'Four wagons, two of them full of clay.'],
      ['viaduct:snow', 'Winter timetable'],
      ['chart:limestone', 'Branch map', 'Drawn by the signal box, printed on paper.'],
      ['workshop:mist', 'Engine shed'],
      ['village:moor', 'The tram stop'],
    ],
    releases: {
      count: 12,
      latest: '1.9.2',
      loaders: ['forge', 'neoforge'],
      ages: [640, 0.085],
      span: 5,
      needs: [
        ['lathe', 'required'],
        ['slackwater', 'optional'],
      ],
    },
    body: `
A railway you can lay in an evening. Rails are three pixels apart, curves are honest, and nothing goes faster than a horse.

## Rolling stock

- **The tram.** Six seats, one bell, 4.2 blocks a second.
- **The donkey engine.** Pulls eight wagons on the level, three up an incline, none if you forget the water.
- **Wagons** for ore, logs, livestock and people who were late.

## Inclines

A wagon going down pulls one up. If both are full, the brakesman decides, and you are the brakesman.

![The 16:10 to Upper Marl]({{gallery:0}})

## Signals in three lines

1. A block holds one train.
2. A signal shows what the next block holds.
3. If you disagree with the signal, the signal was right.

The machinery comes from [Lathe](/mod/lathe). Stations can be named on the map of [Waystone Ledger](/mod/waystone-ledger).
`,
  },
  {
    slug: 'fawanis-al-marfa',
    title: 'فوانيس المرفأ',
    summary: 'فوانيس نحاسية وزجاج ملوّن للمرافئ والأزقة، تُضاء عند الغروب وتنطفئ مع الفجر وحدها.',
    owner: 'samaan',
    members: [['marlpit', 'مراجعة']],
    categories: ['decoration'],
    license: 'MIT',
    links: ['source'],
    downloads: 38112,
    followers: 942,
    icon: ['star', 'night'],
    gallery: [
      ['harbour:plum', 'المرفأ ليلاً'],
      ['village:mesa', 'الزقاق قبل الغروب'],
    ],
    releases: {
      count: 5,
      latest: '1.3.0',
      loaders: ['fabric', 'neoforge'],
      ages: [300, 6],
      span: 3,
      needs: [['tidewater-lanterns', 'optional']],
    },
    body: `
ثمانية عشر فانوساً نحاسياً بزجاج ملوّن، مرسومة على شبكة من ست عشرة نقطة. تُعلَّق من السقف أو تُحمل باليد أو تُترك على حافة القارب.

## ما فيه

- تُضاء الفوانيس عند الغروب وتنطفئ مع الفجر دون أي دائرة.
- ستة ألوان للزجاج، ويمكن مزج لونين.
- يعمل مع [Tidewater Lanterns](/mod/tidewater-lanterns) إن كان موجوداً: تطفو الفوانيس على الماء.

| اللون | الصباغ | الإضاءة |
|---|---|---|
| كهرماني | برتقالي | 13 |
| فيروزي | سماوي | 11 |
| رمّاني | أحمر | 10 |

## In English

Eighteen brass lanterns with coloured glass. They light themselves at dusk and go out at dawn. Recipes are in the recipe book.
`,
  },
];
