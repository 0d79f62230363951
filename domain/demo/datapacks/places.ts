import type { Entry } from '../entry.ts';

const DATA = ['datapack'];
/** Places, gardens and digging. */
export const PLACES: Entry[] = [
  {
    slug: 'wayside-shrines',
    title: 'Wayside Shrines',
    summary:
      'Thirty-one small places along roads: shrines, bus shelters without buses, wells, benches with a view.',
    owner: 'greywether',
    members: [['ashlar', 'Seven of them']],
    categories: ['worldgen', 'decoration', 'adventure'],
    license: 'CC-BY-4.0',
    links: [],
    donate: ['ko-fi'],
    downloads: 733040,
    followers: 6902,
    icon: ['well', 'moss'],
    gallery: [
      ['stones:dawn', 'No. 4'],
      ['hills:mist', 'No. 17: bench'],
      ['village:moor', 'No. 22: shelter'],
      ['forest:autumn', 'No. 30. Do not sit there.'],
    ],
    releases: { count: 8, latest: '2.3', loaders: DATA, ages: [580, 20], span: 4 },
    body: `
They stand where somebody would have stopped. Nothing in them is worth money. A few have a candle that is already lit.

Structures avoid each other by at least 400 blocks, so that finding one stays an event.
`,
  },
  {
    slug: 'graft',
    title: 'Graft',
    summary:
      'Orchards from nine old varieties: take a cutting, find a rootstock, wait two winters, name the apple.',
    owner: 'fernlight',
    members: [['inglenook', 'Pies']],
    categories: ['food', 'game-mechanics'],
    license: 'CC-BY-4.0',
    links: ['source', 'wiki'],
    downloads: 175066,
    followers: 2931,
    icon: ['tree', 'straw'],
    gallery: [
      ['farm:dawn', 'Blossom'],
      ['farm:autumn', 'Picking'],
      ['panel:limestone', 'The pomona'],
    ],
    releases: { count: 6, latest: '1.4.0', loaders: DATA, ages: [340, 19], span: 4 },
    body: `
Every seedling apple is different and most are sour. A good one can only be kept by grafting.

Cross two varieties and you get numbers between the two, plus luck. Name yours with a tag on the tree; the name goes with each cutting, to anyone you give it to.
`,
  },
  {
    slug: 'pearl-divers',
    title: 'Pearl Divers',
    summary:
      'Breath that improves with practice, oyster beds that recover if you let them, and one grey pearl per world.',
    owner: 'dunlin',
    categories: ['adventure', 'economy'],
    license: 'MIT',
    links: ['source'],
    downloads: 121908,
    followers: 1966,
    icon: ['jelly', 'tide'],
    gallery: [
      ['underwater:sea', 'Second bed'],
      ['underwater:dusk', 'Too long'],
    ],
    releases: { count: 6, latest: '1.3.1', loaders: DATA, ages: [370, 51], span: 4 },
    body: `
Dive each day and you hold your breath a little longer, up to four minutes after a season. Skip a week and some of it goes.

Beds give one pearl in twelve oysters. Take everything and the bed is dead for a year. The grey pearl does nothing. Everyone wants it.
`,
  },
  {
    slug: 'tikhiy-ogorod',
    title: 'Тихий огород',
    summary:
      'Грядки, компост, парник и соседка с советами. Овощи растут по-разному, спешить некуда.',
    owner: 'zarya',
    members: [['fernlight', 'Сорта']],
    categories: ['food', 'game-mechanics'],
    license: 'CC-BY-SA-4.0',
    links: ['issues'],
    downloads: 67440,
    followers: 1880,
    icon: ['sprout', 'moss'],
    gallery: [
      ['farm:autumn', 'Август, пора копать'],
      ['village:autumn', 'Дачный переулок'],
      ['room:autumn', 'Банки'],
    ],
    releases: {
      count: 7,
      latest: '1.6.0',
      loaders: DATA,
      ages: [410, 16],
      span: 4,
      resourcePack: true,
    },
    body: `
Огород, за которым не надо бежать. Посадили, полили, ушли чинить забор. Вернулись — уже что-то взошло.

## Что растёт

| Овощ | Где | Соседи | Не любит |
|---|---|---|---|
| Редис | грядка | салат | жару |
| Огурец | парник | укроп | сквозняк |
| Тыква | компост | никто | тесноту |
| Лук | везде | морковь | спешку |

## Соседка

Приходит по утрам и говорит, что вы всё делаете не так. В двух случаях из трёх она права. За рассаду меняет варенье.

~~~properties
/function ogorod:start
/function ogorod:sosedka/off
~~~

*In English:* a slow vegetable garden with a neighbour. Everything works without reading the text.
`,
  },
  {
    slug: 'banya',
    title: 'Баня по субботам',
    summary:
      'A bath house data pack: stove, steam, birch, snow, tea. Warmth lasts for a day, and friends count double.',
    owner: 'zarya',
    categories: ['social', 'game-mechanics'],
    license: 'CC-BY-SA-4.0',
    links: [],
    downloads: 23055,
    followers: 731,
    icon: ['kiln', 'ice'],
    gallery: [['village:snow', 'Суббота']],
    releases: { count: 4, latest: '1.1', loaders: DATA, ages: [270, 44], span: 3 },
    body: `
Топится четыре часа. Потом пар, потом снег, потом чай, и так три раза.

Heat the stove for four hours, steam, run into the snow, drink tea. Three rounds and the cold does not touch you until tomorrow. With company it lasts twice as long.
`,
  },
  {
    slug: 'barrow-field',
    title: 'Barrow Field',
    summary:
      'Burial mounds with a story each, told by what was left inside. Dig gently: half of it is only in the soil.',
    owner: 'greywether',
    categories: ['adventure', 'worldgen'],
    license: 'CC-BY-NC-4.0',
    links: ['issues'],
    downloads: 158700,
    followers: 2603,
    icon: ['cube', 'forest'],
    gallery: [
      ['hills:moor', 'Field 2 at dusk'],
      ['chart:mist', 'Trench plan'],
      ['exhibits:autumn', 'Small finds'],
    ],
    releases: { count: 5, latest: '1.3', loaders: DATA, ages: [320, 65], span: 3 },
    body: `
Use a brush and go down in layers. A shovel is faster and tells you nothing.

Finds come with a context slip: layer, neighbours, guess. Bring twelve slips to a cartographer and the story of that mound is written up, with the parts you dug too fast left blank.
`,
  },
];
