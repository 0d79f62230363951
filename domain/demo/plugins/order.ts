import type { Entry } from '../entry.ts';

const BUKKIT = ['paper', 'spigot', 'bukkit', 'purpur'];
const PROXIES = ['velocity', 'bungeecord', 'waterfall'];

/** Land, rules and staff. */
export const ORDER: Entry[] = [
  {
    slug: 'gatehouse',
    title: 'Gatehouse',
    summary:
      'Claims drawn with a rope and four stakes. Neighbours see the line, guests see the rules, nobody types coordinates.',
    owner: 'sextant',
    organization: 'parish-servers',
    members: [
      ['bramblecote', 'Testing'],
      ['quillfeather', 'Permissions'],
    ],
    categories: ['management', 'utility'],
    license: 'GPL-3.0-only',
    links: ['issues', 'source', 'wiki', 'discord'],
    donate: ['github'],
    downloads: 2840551,
    followers: 8120,
    icon: ['gate', 'limestone'],
    gallery: [
      ['chart:limestone', 'The parish, as claimed'],
      ['keep:moor', 'Lines are shown while you hold a rope'],
      ['terminal:moor', 'Disputes, first quarter'],
    ],
    releases: {
      count: 14,
      latest: '7.4.0',
      loaders: [...BUKKIT, 'folia'],
      ages: [1060, 2.2],
      span: 6,
      needs: [['ledgerline', 'optional']],
    },
    body: `
Hammer in four stakes, run a rope round them, and the land inside is yours. If the rope crosses someone else's, it goes slack and says whose.

## Rights

| | Owner | Neighbour | Guest |
|---|---|---|---|
| Build | yes | no | no |
| Open doors | yes | yes | as set |
| Harvest | yes | if it is replanted | no |
| Walk through | yes | yes | yes, always |

The last row cannot be changed. Paths are public here.

## Configuration

~~~yaml
claims:
  free-blocks: 900
  per-hour-played: 60
  abandon-after: 120d     # a notice goes up at 90
rope:
  colour: "#c0702c"
~~~

## Commands

~~~properties
/claim              what am I standing on
/claim lend NAME    until you say otherwise
/claim map          nine chunks each way
~~~
`,
  },
  {
    slug: 'night-watch',
    title: 'Night Watch',
    summary:
      'Moderation for small staffs: notes, warnings, bans with an end date, and a hand-over book between shifts.',
    owner: 'quillfeather',
    organization: 'parish-servers',
    members: [['kestrel_io', 'Proxy side']],
    categories: ['management'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki', 'discord'],
    downloads: 1733208,
    followers: 5902,
    icon: ['owl', 'night'],
    gallery: [
      ['terminal:plum', 'Shift book'],
      ['panel:moor', 'A player’s page'],
    ],
    releases: {
      count: 12,
      latest: '4.9.1',
      loaders: ['paper', 'spigot', 'velocity', 'bungeecord'],
      ages: [980, 6.4],
      span: 6,
    },
    body: `
Most trouble is one person on one evening. Night Watch is made for that: it remembers what happened, who dealt with it and when it ends.

- **Notes** are for staff and stay.
- **Warnings** are read and acknowledged before the player can move.
- **Bans** have an end. For ever takes two people.
- **The book** holds what the next shift should know.

One jar serves game servers and proxies. With a proxy in front, actions reach every server within a second.
`,
  },
  {
    slug: 'ledgerline',
    title: 'Ledgerline',
    summary:
      'Who changed which block, when, and with what. Rolls back an evening in four seconds without a lag spike.',
    owner: 'bramblecote',
    organization: 'parish-servers',
    members: [['thrift', 'Storage format']],
    categories: ['management', 'utility'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki'],
    donate: ['ko-fi'],
    downloads: 4120339,
    followers: 9431,
    icon: ['scroll', 'fog'],
    gallery: [
      ['terminal:limestone', 'Look-up'],
      ['terminal:sea', 'Rollback, running'],
      ['panel:snow', 'What was in the chest'],
    ],
    releases: {
      count: 13,
      latest: '3.8.2',
      loaders: [...BUKKIT, 'folia', 'sponge'],
      ages: [1020, 9],
      span: 6,
      needs: [['gatehouse', 'optional']],
    },
    body: `
Everything that happens to a block or a chest becomes a line: eleven bytes, compressed by the hour.

~~~properties
/line here              the last ten lines of this block
/line who=NAME since=2h radius=40
/line undo who=NAME since=2h --dry
~~~

Always add \`--dry\` first. It shows in outline what would change back.

| Players | Lines a day | Disk a month |
|---:|---:|---:|
| 5 | 40,000 | 9 MiB |
| 30 | 600,000 | 120 MiB |
| 200 | 9,000,000 | 1.7 GiB |
`,
  },
  {
    slug: 'hush',
    title: 'Hush',
    summary:
      'A chat filter that asks before it acts. Learns what your community says, forgets what it should not keep.',
    owner: 'quillfeather',
    categories: ['social', 'management'],
    license: 'AGPL-3.0-only',
    links: ['issues', 'source'],
    downloads: 287660,
    followers: 1522,
    icon: null,
    releases: {
      count: 9,
      latest: '2.3.0',
      loaders: ['paper', 'purpur', 'folia'],
      ages: [640, 24],
      span: 5,
    },
    body: `
A message that might be a problem is held for two seconds, and the writer is asked: *send it anyway?* Four of five are not sent. That is the whole idea.

Word lists are yours. There is one per language, empty to begin with, in plain text. Nothing leaves your server and held messages are deleted after a day.

~~~yaml
hold: 2s
ask: true
tell-staff-after: 3
~~~
`,
  },
  {
    slug: 'parish-council',
    title: 'Parish Council',
    summary:
      'Motions, seconds, votes and minutes. Change a game rule by show of hands instead of by whoever is op.',
    owner: 'bramblecote',
    organization: 'parish-servers',
    categories: ['social', 'management'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 54802,
    followers: 1190,
    icon: ['crown', 'grape'],
    gallery: [['room:limestone', 'Annual meeting, all six of us']],
    releases: { count: 6, latest: '1.3.1', loaders: ['paper', 'spigot'], ages: [430, 62], span: 5 },
    body: `
1. Someone moves: \`/motion keep-inventory on for a week\`.
2. Someone else seconds it.
3. Everyone has two days. Silence counts as present.
4. The minutes are written into a real book in the hall.

Which rules can be changed, and with what majority, is up to you. The default list is short and harmless.
`,
  },
  {
    slug: 'curfew',
    title: 'Curfew',
    summary:
      'Opening hours for a server, with a warning, a last call, and a door that is polite about it.',
    owner: 'cinderpath',
    categories: ['management'],
    license: 'MIT',
    links: ['source'],
    downloads: 31240,
    followers: 488,
    icon: null,
    releases: {
      count: 5,
      latest: '1.1.2',
      loaders: ['paper', 'spigot', 'velocity'],
      ages: [510, 140],
      span: 5,
    },
    body: `
For families, schools and people who should be asleep.

~~~yaml
open:
  mon-thu: "15:00-20:30"
  fri-sat: "10:00-22:00"
  sun: "10:00-20:00"
zone: Europe/Berlin
last-call: 10m
~~~

At closing time everyone is moved to a safe block and told when it opens again. Nobody loses anything.
`,
  },
  {
    slug: 'tidegate',
    title: 'Tidegate',
    summary:
      'A whitelist that grows by invitation. Everyone may bring two people and answers for them.',
    owner: 'sextant',
    categories: ['management', 'social'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 118455,
    followers: 1377,
    icon: ['key', 'lagoon'],
    gallery: [['chart:plum', 'Who brought whom']],
    releases: {
      count: 7,
      latest: '2.0.1',
      loaders: [...PROXIES, 'paper'],
      ages: [560, 31],
      span: 5,
    },
    body: `
Invitations are codes of six letters that work once and expire in a week. Who used which is kept as a tree.

If a guest misbehaves, the branch is shown, not cut. What you do with that is a matter of temperament.
`,
  },
];
