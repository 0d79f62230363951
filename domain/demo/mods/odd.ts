import type { Entry } from '../entry.ts';

const CLIENT: Entry['sides'] = ['required', 'unsupported'];

/** Magic, games and jokes. */
export const ODD: Entry[] = [
  {
    slug: 'hedgecraft',
    title: 'Hedgecraft',
    summary:
      'Hedgerow magic: charms from what grows within a mile, and a price for each of them, usually nettles.',
    owner: 'nettlebed',
    members: [['fernlight', 'Botany']],
    categories: ['magic', 'adventure'],
    license: 'MPL-2.0',
    links: ['issues', 'wiki', 'discord'],
    donate: ['patreon'],
    downloads: 977412,
    followers: 12655,
    icon: ['potion', 'moss'],
    gallery: [
      ['forest:plum', 'Midsummer, past eleven'],
      ['room:verdigris', 'The back kitchen'],
      ['stones:moor', 'A thin place'],
      ['cave:plum', 'Root cellar'],
    ],
    releases: {
      count: 10,
      latest: '1.12.2',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [735, 10],
      span: 4,
      needs: [
        ['understory', 'required'],
        ['tinderbox', 'required'],
      ],
    },
    body: `
No wands, no mana, no towers. A charm is a handful of plants, tied at the right hour, and it works because you paid.

| Charm | Made of | Does | Costs |
|---|---|---|---|
| Turnaside | yew, thread | the next arrow misses | your next arrow too |
| Quickbread | yarrow, rye | dough rises at once | you sleep badly |
| Gate-latch | elder, iron | a door knows you | it forgets you after a month |
| Good weather | nine nettles | one dry day | nine nettles, bare hands |

Plants come from [Understory](/mod/understory), and the season matters. The book starts empty. Old women in villages know one page each.
`,
  },
  {
    slug: 'deepstair',
    title: 'Deepstair',
    summary:
      'One staircase per world. It goes down further than it should, and each landing was somebody’s idea of a home.',
    owner: 'underhill',
    members: [
      ['mycelia', 'Lower landings'],
      ['greywether', 'Masonry'],
    ],
    categories: ['adventure', 'worldgen'],
    license: 'LicenseRef-All-Rights-Reserved',
    links: ['issues', 'discord'],
    downloads: 553018,
    followers: 9804,
    icon: ['tower', 'ink'],
    gallery: [
      ['cave:night', 'Landing 3'],
      ['cave:dusk', 'Landing 9: the library'],
      ['room:plum', 'Landing 14. Supper was still warm.'],
      ['chart:night', 'As far as anyone has drawn'],
    ],
    releases: {
      count: 8,
      latest: '1.6.1',
      loaders: ['fabric', 'neoforge'],
      ages: [560, 18],
      span: 4,
    },
    body: `
Somewhere within 2,000 blocks of spawn there is a door in a hillside. Behind it, stairs.

There are thirty landings. Each is a different place with a different reason to turn back. You may live on any of them; people have.

## Rules of the stair

1. Light you bring lasts. Light you find does not.
2. Count the steps. If the number changes, go up.
3. What you leave on a landing stays there. What you take is missed.

<details>
<summary>A hint for landing 9</summary>

Put the book back.

</details>

There is a bottom. Please do not post what is there.
`,
  },
  {
    slug: 'nine-holes',
    title: 'Nine Holes',
    summary:
      'Nine board games with rules that fit on one sign, played on real tables with real pieces, for two to four.',
    owner: 'corvid.works',
    categories: ['minigame', 'social'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 88123,
    followers: 2240,
    icon: ['dice', 'cherry'],
    gallery: [
      ['room:dusk', 'Thursday, back table'],
      ['exhibits:retro', 'Pieces'],
    ],
    releases: {
      count: 6,
      latest: '1.2.1',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [350, 58],
      span: 3,
    },
    body: `
Build a table, sit down, point at a piece. If someone sits opposite, it is a game; if not, it is practice.

The rules of each game are written on its sign. If a rule does not fit, it was not a good rule.

Boards remember a game for a week. Villagers play, badly, and pay their debts.
`,
  },
  {
    slug: 'geese-hold-public-office',
    title: 'Geese Hold Public Office',
    summary: 'Elects a goose. It issues decrees.',
    owner: 'corvid.works',
    members: [['dunlin', 'Geese']],
    categories: ['cursed', 'management', 'mobs'],
    license: 'Unlicense',
    links: ['issues'],
    downloads: 729553,
    followers: 19310,
    icon: ['bird', 'mint'],
    gallery: [
      ['village:noon', 'Inauguration'],
      ['village:dawn', 'The morning after the bread tax'],
      ['harbour:noon', 'State visit'],
    ],
    releases: {
      count: 7,
      latest: '4.0.1',
      loaders: ['fabric', 'forge', 'neoforge', 'quilt'],
      ages: [500, 95],
      span: 4,
    },
    body: `
A village with twelve beds and a pond holds an election. A goose wins. This is not configurable.

Decrees so far observed:

- Bread is legal tender.
- No running near the pond.
- The pond is larger now.
- All doors open.
- All doors shut.
- One (1) villager is a duck, for tax purposes.

A term lasts eight days. There is no limit on terms. There is no opposition.
`,
  },
  {
    slug: 'everything-is-soup',
    title: 'Everything Is Soup Now',
    summary:
      'Every item in the game is a soup. Every item from your other mods is a soup. You will need a spoon. The spoon is also a soup.',
    owner: 'inglenook',
    categories: ['cursed', 'food'],
    license: 'WTFPL',
    links: [],
    downloads: 310442,
    followers: 6006,
    icon: ['pot', 'straw'],
    gallery: [
      ['room:mesa', 'Pickaxe soup'],
      ['exhibits:mesa', 'Tasting menu'],
    ],
    releases: {
      count: 4,
      latest: '1.0.3',
      loaders: ['fabric', 'forge'],
      ages: [280, 180],
      span: 3,
    },
    body: `
It started as a bug in [Hearthwright](/mod/hearthwright).

Iron soup still mines. Door soup still opens. Gravel soup still, regrettably, falls.

Does it work in multiplayer? Yes. Should you? Ask the others first, then do it anyway.
`,
  },
  {
    slug: 'old-lamp',
    title: 'Old Lamp',
    summary:
      'Brings quick lighting fixes to 1.8.9 and 1.12.2 for people who never left. Small, and finished.',
    owner: 'thrift',
    categories: ['optimization'],
    sides: CLIENT,
    license: 'MIT',
    links: ['source'],
    downloads: 66120,
    followers: 1203,
    icon: null,
    releases: {
      count: 4,
      latest: '1.1.0',
      loaders: ['legacy-fabric'],
      ages: [620, 270],
      span: 2,
      until: '1.12.2',
    },
    body: `
Light in old versions is worked out twice and stored wrongly once. This does it once and right.

Nothing else is planned. If it works for you, it is done; if it does not, the source is short.
`,
  },
];
