import type { Entry } from '../entry.ts';

const BUKKIT = ['paper', 'spigot', 'bukkit', 'purpur'];
const PROXIES = ['velocity', 'bungeecord', 'waterfall'];

/** Proxies, speed and the plumbing between servers. */
export const WIRES: Entry[] = [
  {
    slug: 'turnstile',
    title: 'Turnstile',
    summary:
      'A fair queue in front of full servers. Keeps your place for five minutes if the train goes into a tunnel.',
    owner: 'kestrel_io',
    members: [['quillfeather', 'Messages']],
    categories: ['utility', 'management'],
    license: 'Apache-2.0',
    links: ['issues', 'source', 'wiki'],
    donate: ['github'],
    downloads: 968210,
    followers: 3344,
    icon: ['hopper', 'fog'],
    gallery: [['terminal:mist', 'Saturday, 20:00 to 21:00']],
    releases: { count: 11, latest: '3.2.4', loaders: PROXIES, ages: [900, 1.6], span: 6 },
    body: `
People wait in a limbo of 4 KB each and see three things: their place, the pace, and an honest guess.

## Weights

Priority is a weight, not a jump. With weight 2 you move twice as fast; the person behind you still moves.

~~~yaml
servers:
  survival: { slots: 80, reserve: 4 }
weights:
  regular: 1
  helper: 2
grace: 5m
~~~

Holds 10,000 people on one core. We have the graph, and a very quiet limbo.
`,
  },
  {
    slug: 'relay-post',
    title: 'Relay Post',
    summary:
      'Messages, mail and party chat across a network, stored and forwarded when a server is away.',
    owner: 'kestrel_io',
    categories: ['social', 'utility'],
    license: 'Apache-2.0',
    links: ['issues', 'source'],
    downloads: 402117,
    followers: 1810,
    icon: null,
    releases: {
      count: 9,
      latest: '2.5.0',
      loaders: [...PROXIES, 'paper', 'spigot'],
      ages: [720, 38],
      span: 5,
      needs: [['turnstile', 'optional']],
    },
    body: `
Write to someone who is offline, on another server, or both. It is delivered when they are back, once, in order.

- One jar, on the proxy and on each server.
- No database. A file per day.
- Mail with items attached waits at the post office block.

Restart anything in any order. That was the hard part.
`,
  },
  {
    slug: 'millstone',
    title: 'Millstone',
    summary:
      'Finds the farm that is eating your tick, says whose it is, and slows it down politely.',
    owner: 'thrift',
    members: [['kestrel_io', 'Folia']],
    categories: ['optimization', 'management'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki'],
    donate: ['github'],
    downloads: 1506447,
    followers: 4610,
    icon: ['gear', 'slate'],
    gallery: [
      ['terminal:night', 'The usual suspects'],
      ['chart:sea', 'Heat by chunk'],
    ],
    releases: {
      count: 12,
      latest: '2.11.0',
      loaders: [...BUKKIT, 'folia'],
      ages: [850, 13],
      span: 6,
      needs: [['gatehouse', 'optional']],
    },
    body: `
When a tick takes more than 45 ms, Millstone looks for the reason and tries the mildest cure first.

| Step | What happens | Noticed by |
|---|---|---|
| 1 | Hoppers look every 8 ticks, not every one | nobody |
| 2 | Mobs in crowds think less | the mobs |
| 3 | Redstone clocks under 4 ticks are halved | one person |
| 4 | The owner gets a letter | one person |

Nothing is removed. Everything is undone when the tick is back under 40 ms.

~~~properties
/millstone top        the ten slowest chunks
/millstone why        the one you stand in
~~~
`,
  },
  {
    slug: 'kennel',
    title: 'Kennel',
    summary:
      'Limits animals per chunk without killing any: the ones too many go to a pound, where you can fetch them.',
    owner: 'cinderpath',
    categories: ['mobs', 'optimization'],
    license: 'MIT',
    links: ['source'],
    downloads: 209333,
    followers: 1633,
    icon: null,
    releases: {
      count: 8,
      latest: '1.9.3',
      loaders: ['paper', 'purpur', 'folia'],
      ages: [610, 49],
      span: 5,
      needs: [['gatehouse', 'optional']],
    },
    body: `
The twenty-fifth chicken in a chunk is taken to the pound overnight. There is a pound at every spawn, or wherever you build one. Collect it, adopt someone else's, or leave it; it is fed.

Named animals never go. Neither do those on a lead, in a boat, or looked at within the last minute.
`,
  },
  {
    slug: 'beacon-fire',
    title: 'Beacon Fire',
    summary:
      'Backups while people play: incremental, checked, pruned by age, and restored one region at a time.',
    owner: 'bramblecote',
    organization: 'parish-servers',
    members: [['thrift', 'Deduplication']],
    categories: ['utility', 'management'],
    license: 'GPL-3.0-or-later',
    links: ['issues', 'source', 'wiki'],
    downloads: 877300,
    followers: 3902,
    icon: ['tower', 'ember'],
    gallery: [['hills:ember', 'The old kind']],
    releases: {
      count: 10,
      latest: '2.2.2',
      loaders: [...BUKKIT, 'folia', 'sponge'],
      ages: [770, 5.8],
      span: 6,
    },
    body: `
A backup you have not restored is a hope. Beacon Fire restores one region of every backup into a scratch world, compares it and throws it away.

~~~yaml
every: 30m
keep:
  hourly: 24
  daily: 14
  monthly: 12
verify: one-region
to: /srv/backups
~~~

Eighty players, 41 GiB of world: 19 seconds per run, of which the server notices none.
`,
  },
  {
    slug: 'half-timbered',
    title: 'Half-Timbered',
    summary:
      'Schematics for Sponge and Paper: cut, turn, age and paste buildings, with the weather already in them.',
    owner: 'lindwurm',
    categories: ['utility', 'decoration'],
    license: 'LGPL-2.1-only',
    links: ['issues', 'source'],
    downloads: 41750,
    followers: 903,
    icon: ['anvil', 'brick'],
    gallery: [
      ['village:limestone', 'Vorher'],
      ['village:autumn', 'Nachher, 200 Jahre'],
    ],
    releases: { count: 5, latest: '0.8.2', loaders: ['sponge', 'paper'], ages: [390, 77], span: 4 },
    body: `
Paste a house. Then run \`/age 200\` and it has settled a little, lost some plaster and gained moss on the north side.

Ageing is a list of small rules, applied in order:

~~~groovy
rule("plaster") { years ->
    if (years > 80 && exposed(west)) chance(0.3) { crumble() }
}
rule("moss") { years -> if (damp > 0.6) grow(moss, years / 40) }
~~~

It also gets younger: \`/age -50\`. People find that unsettling.
`,
  },
];
