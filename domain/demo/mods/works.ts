import type { Entry } from '../entry.ts';

/** Machines, storage and trade. */
export const WORKS: Entry[] = [
  {
    slug: 'porter',
    title: 'Porter',
    summary:
      'Chests that talk to each other. Sort, request and refill from any terminal within 64 blocks.',
    owner: 'joss',
    members: [
      ['tamsin_w', 'Screens'],
      ['wick', 'Search'],
    ],
    categories: ['storage', 'technology'],
    license: 'MPL-2.0',
    links: ['issues', 'source', 'wiki', 'discord'],
    donate: ['ko-fi', 'paypal'],
    downloads: 6721904,
    followers: 51240,
    icon: ['chest', 'sand'],
    gallery: [
      ['panel:limestone', 'The terminal', 'Everything within 64 blocks, in one list.'],
      ['room:dusk', 'A small sorting room'],
      ['panel:night', 'Dark, for those who ask'],
      ['terminal:limestone', 'Who took the iron', 'The log keeps a week.'],
    ],
    releases: {
      count: 14,
      latest: '5.3.0',
      loaders: ['fabric', 'forge', 'neoforge', 'quilt'],
      ages: [1010, 5.2],
      span: 5,
      needs: [
        ['shim-lib', 'required'],
        ['tinderbox', 'required'],
      ],
    },
    body: `
Put a label on a chest. That is the whole tutorial.

Labelled chests within 64 blocks of a terminal become one list. Ask for a stack and a porter (a block, not a person) passes it along from chest to chest until it reaches you.

## Labels

| Label | Takes | Gives |
|---|---|---|
| Anything | what nothing else wants | everything |
| Only… | items on the label | everything |
| Keep 64 | tops itself up | the rest |
| Mine | from you | to you |

## Not in it

There are no drives, no channels and no power. If a chest burns down, its items burn with it. The terminal says so in red.

## Search

Type \`iron\`, \`@porter\` for a mod, \`#planks\` for a tag, \`>64\` for more than a stack. Up and down walk the searches you made before.

Belts and tubes: see [Pneumatic Post](/mod/pneumatic-post).
`,
  },
  {
    slug: 'pneumatic-post',
    title: 'Pneumatic Post',
    summary:
      'Brass tubes that carry capsules at a walking pace, with points, counters and a satisfying thump.',
    owner: 'millrace',
    members: [['joss', 'Porter bridge']],
    categories: ['storage', 'technology', 'transportation'],
    license: 'MPL-2.0',
    links: ['issues', 'source'],
    downloads: 486230,
    followers: 6904,
    icon: ['letter', 'copper'],
    gallery: [
      ['workshop:dusk', 'Sorting office'],
      ['room:retro', 'The director’s end of the line'],
    ],
    releases: {
      count: 9,
      latest: '2.0.2',
      loaders: ['fabric', 'neoforge'],
      ages: [520, 21],
      span: 4,
      needs: [
        ['lathe', 'required'],
        ['porter', 'optional'],
      ],
    },
    body: `
Write an address on a capsule, put something in it, close the hatch, wait for the thump.

Capsules hold nine stacks or one cat. Tubes need pressure, pressure needs bellows, bellows need [Lathe](/mod/lathe). A line of 200 blocks takes about forty seconds, which is just enough to walk there and be waiting.

## Addresses

Any text works. A point reads the first word, the next one reads the second:

~~~properties
north kitchen shelf2
^     ^       ^
|     |       chest 2 of the kitchen
|     second point
first point
~~~

A capsule that nobody wants comes back after a minute, as post does.
`,
  },
  {
    slug: 'crankcase',
    title: 'Crankcase',
    summary:
      'The hand-powered end of machinery: cranks, treadles, a dog wheel and the early game you skipped.',
    owner: 'millrace',
    members: [['hob_and_nail', 'Models']],
    categories: ['technology', 'game-mechanics'],
    license: 'MPL-2.0',
    links: ['issues', 'source'],
    downloads: 331870,
    followers: 4415,
    icon: ['piston', 'moss'],
    gallery: [['workshop:moor', 'First week']],
    releases: {
      count: 8,
      latest: '1.6.0',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [600, 44],
      span: 4,
      needs: [['lathe', 'required']],
    },
    body: `
Before the wheel there was the arm. Crankcase fills the hours between your first bench and your first mill.

- **Crank**: 16 turns a minute, 2 hunger an hour.
- **Treadle**: both hands free. Sew, grind or turn while you stand on it.
- **Dog wheel**: powered by a dog. The dog may leave when it likes and often does.

Everything drives the same shafts as the big machines, so nothing is thrown away when you move up.
`,
  },
  {
    slug: 'whetstone',
    title: 'Whetstone',
    summary:
      'Tools that dull and can be sharpened, heads that can be swapped, and handles worth keeping for years.',
    owner: 'hob_and_nail',
    categories: ['equipment', 'game-mechanics'],
    license: 'LGPL-3.0-or-later',
    links: ['issues', 'wiki'],
    downloads: 1210446,
    followers: 13077,
    icon: ['axe', 'brick'],
    gallery: [
      ['room:ember', 'The grinding corner'],
      ['exhibits:autumn', 'Heads, hafts and ferrules'],
      ['panel:autumn', 'Edge geometry, explained in game'],
    ],
    releases: {
      count: 11,
      latest: '2.8.1',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [790, 17],
      span: 4,
      needs: [
        ['lathe', 'required'],
        ['kilnfire', 'optional'],
      ],
    },
    body: `
A tool is a head, a haft and an edge. The edge goes first, the head next, and a good haft outlives both.

## Edges

| Angle | Cuts | Lasts |
|---|---|---|
| 15° | leaves like nothing | an afternoon |
| 25° | wood well | a week |
| 35° | wood badly, stone at all | a month |

Sharpen on a stone (slow, free), a wheel (fast, needs [Crankcase](/mod/crankcase) or better) or pay a smith.

## Existing tools

Tools from other mods are left alone unless a data pack lists them. Enchantments move with the head.
`,
  },
  {
    slug: 'halfpenny',
    title: 'Halfpenny',
    summary:
      'Coins that players mint, weigh and forge. No interest rates, no menus, a set of scales.',
    owner: 'sextant',
    categories: ['economy', 'social'],
    license: 'MIT',
    links: ['issues', 'source'],
    donate: ['bmac'],
    downloads: 158904,
    followers: 2733,
    icon: ['scales', 'straw'],
    gallery: [
      ['village:limestone', 'Market, second Thursday'],
      ['room:mesa', 'Counting house'],
    ],
    releases: { count: 6, latest: '1.4.2', loaders: ['fabric', 'forge'], ages: [455, 61], span: 4 },
    body: `
Money is metal with a picture on it. Halfpenny gives you the die, the press and the problem.

## Minting

1. Cast a blank from copper, silver or an alloy of your own.
2. Cut a die, 8 by 8 pixels. It wears.
3. Strike.

Anyone can strike coins. Whether anyone takes them is not our department.

## Scales

Put coins on one side and weights on the other. A debased coin is lighter than it looks by 4 to 30 percent, and the scales are the only block that knows.
`,
  },
];
