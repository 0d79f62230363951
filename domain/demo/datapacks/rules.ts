import type { Entry } from '../entry.ts';

const DATA = ['datapack'];
/** Rules of the world, changed a little. */
export const RULES: Entry[] = [
  {
    slug: 'tide-tables',
    title: 'Tide Tables',
    summary:
      'The sea goes out and comes back twice a day, by a printed table. Shells, wrecks and one very late ferry.',
    owner: 'saltmarsh',
    members: [['dunlin', 'Tables']],
    categories: ['game-mechanics', 'worldgen'],
    license: 'CC0-1.0',
    links: ['source'],
    downloads: 402881,
    followers: 4210,
    icon: ['wave', 'lagoon'],
    gallery: [
      ['harbour:limestone', 'Low water, 05:12'],
      ['lake:sea', 'High water, 11:30'],
    ],
    releases: {
      count: 9,
      latest: '1.8.0',
      loaders: DATA,
      ages: [650, 8.9],
      span: 4,
      resourcePack: true,
    },
    body: `
Two blocks of tide, four times a day, on every coast you have visited. It moves at night too; you can hear it.

~~~properties
/function tide_tables:print        today's table, as a book
/function tide_tables:range/spring four blocks, at full moon
~~~

What the sea uncovers depends on the coast: shells on sand, wrecks on rock, nothing on mud but mud.
`,
  },
  {
    slug: 'small-mercies',
    title: 'Small Mercies',
    summary:
      'Eleven rules that make dying less of an evening: graves, a warning at two hearts, a dog that waits.',
    owner: 'saltmarsh',
    categories: ['game-mechanics', 'utility'],
    license: 'CC0-1.0',
    links: ['source', 'issues'],
    downloads: 1905512,
    followers: 8433,
    icon: ['heart', 'brick'],
    gallery: [['stones:mist', 'A grave keeps for a week']],
    releases: { count: 12, latest: '3.4.1', loaders: DATA, ages: [880, 14], span: 6 },
    body: `
Each rule can be switched off in the chat menu.

1. Your things stay in a grave for seven days.
2. You are told where it is, roughly.
3. At two hearts the music stops.
4. A tamed dog waits by the grave.
5. The first death of a world costs nothing.
6. Lava gives you one second more.
7. Monsters near your grave lose interest.
8. You wake with bread.
9. Friends see your grave on a compass.
10. Falling asleep heals.
11. Nobody is told how you died, unless it was funny.
`,
  },
  {
    slug: 'apprentice',
    title: 'Apprentice',
    summary:
      'Villagers learn trades by watching you. Work beside one for a week and it will not need you any more.',
    owner: 'hob_and_nail',
    categories: ['economy', 'mobs'],
    license: 'MIT',
    links: ['issues'],
    downloads: 244190,
    followers: 2817,
    icon: ['hammer', 'wheat'],
    gallery: [['workshop:limestone', 'Second day']],
    releases: { count: 7, latest: '1.5.2', loaders: DATA, ages: [500, 37], span: 4 },
    body: `
A villager without a trade watches the nearest player at work. Forty actions teach the first level. Bad habits are learned too: break tools carelessly and so will they.

| Watched | Becomes | First trade |
|---|---|---|
| Smithing | smith | nails |
| Baking | baker | yesterday's bread, cheap |
| Building | mason | opinions |
`,
  },
  {
    slug: 'bell-hours',
    title: 'Bell Hours',
    summary:
      'Village bells ring the hour, the curfew and the weather. Set your day by them, or steal the rope.',
    owner: 'quillfeather',
    categories: ['social', 'utility'],
    license: 'MIT',
    links: ['source'],
    downloads: 88034,
    followers: 1204,
    icon: null,
    releases: { count: 5, latest: '1.2', loaders: DATA, ages: [420, 110], span: 5 },
    body: `
One stroke for each hour from six to nine. Three fast for rain within ten minutes. A long one when someone comes home after dark, which is meant kindly.
`,
  },
  {
    slug: 'nine-lives',
    title: 'Nine Lives',
    summary:
      'A shared hardcore: the village has nine lives, everyone spends from the same nine, and a cat keeps count.',
    owner: 'rookery',
    categories: ['game-mechanics', 'minigame'],
    license: 'MIT',
    links: ['source'],
    downloads: 97402,
    followers: 1377,
    icon: ['cat', 'wheat'],
    releases: { count: 5, latest: '1.0.4', loaders: DATA, ages: [350, 91], span: 4 },
    body: `
At zero the world closes. Until then the cat sits in the square, with a number on its collar.

Lives can be earned back: one for a birth, one for a bridge over 40 blocks, one if nobody dies for a season. Never above nine. It is a cat.
`,
  },
  {
    slug: 'long-shadows',
    title: 'Long Shadows',
    summary:
      'Everything hostile casts a shadow five minutes before it arrives. Made for a team of three and kept among friends.',
    owner: 'rookery',
    categories: ['mobs', 'game-mechanics'],
    license: 'LicenseRef-All-Rights-Reserved',
    links: [],
    status: 'private',
    downloads: 87,
    followers: 3,
    icon: null,
    releases: { count: 2, latest: '0.3', loaders: DATA, ages: [120, 70], span: 2 },
    body: `
For us only. If it ever works without the command block in the corner, it will be published.
`,
  },
];
