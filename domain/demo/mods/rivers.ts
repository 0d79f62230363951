import type { Entry } from '../entry.ts';

/** Water that goes somewhere, and what it drives. */
export const RIVERS: Entry[] = [
  {
    slug: 'slackwater',
    title: 'Slackwater',
    summary: 'Rivers with current, locks and barges. Water finally goes somewhere.',
    owner: 'ostler',
    organization: 'ostler-and-co',
    members: [
      ['oxbow', 'Hydrology'],
      ['millrace', 'Locks'],
    ],
    categories: ['worldgen', 'transportation'],
    more: ['technology'],
    license: 'LGPL-3.0-only',
    links: ['issues', 'source', 'wiki'],
    donate: ['patreon'],
    downloads: 2063418,
    followers: 21930,
    icon: ['wave', 'ice'],
    gallery: [
      ['lake:sea', 'The upper pound', 'Still water above the lock, current below it.'],
      ['harbour:dawn', 'Barges waiting for the tide'],
      ['chart:sea', 'Where your river goes', 'The survey table draws the catchment you stand in.'],
      ['viaduct:mist', 'An aqueduct, because someone asked'],
    ],
    releases: {
      count: 14,
      latest: '2.6.0',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [905, 1.1],
      span: 5,
      needs: [['lathe', 'optional']],
    },
    body: `
Every river in a new world runs downhill and ends in a sea. That sounds obvious until you have built a dam.

## How it flows

Rivers are traced when a region is made, from springs to coast. Each stretch has a **grade**, and the grade decides what you may do with it:

| Grade | Speed | Boats | Wheels |
|---|---|---|---|
| Slack | 0 to 0.2 | any | none |
| Steady | 0.2 to 0.6 | upstream with effort | small |
| Quick | 0.6 to 1.4 | downstream only | large |
| Fall | more | bring a towel | large, geared |

## Locks

Two gates, a sluice and some patience. A barge with 54 slots climbs four blocks in about twenty seconds. Redstone works the gates; so does a villager with nothing better to do.

## Existing worlds

Old rivers stay as they are. Use the survey table to convert a stretch by hand:

~~~properties
/slackwater survey start
/slackwater survey convert radius=64
~~~

Pairs well with [Tidewater Lanterns](/mod/tidewater-lanterns), [Towpath](/mod/towpath) and [Sluicegate](/mod/sluicegate).
`,
  },
  {
    slug: 'towpath',
    title: 'Towpath',
    summary:
      'Horses that pull barges, ropes that can snap, and inns that are exactly one day apart.',
    owner: 'oxbow',
    organization: 'ostler-and-co',
    categories: ['transportation', 'mobs'],
    license: 'LGPL-3.0-only',
    links: ['issues', 'source'],
    downloads: 214307,
    followers: 3120,
    icon: ['boat', 'lagoon'],
    gallery: [
      ['lake:limestone', 'Noon, no wind'],
      ['harbour:autumn', 'The inn at the second lock'],
    ],
    releases: {
      count: 7,
      latest: '1.2.3',
      loaders: ['fabric', 'neoforge'],
      ages: [410, 12],
      span: 4,
      needs: [['slackwater', 'required']],
    },
    body: `
Barges in [Slackwater](/mod/slackwater) drift downstream for free. This is how they get back.

Lead a horse to a barge, walk along the bank, and the rope does the rest. The rope has a length, a strength and a memory: it wears where it rubs.

## Rope

| Made of | Length | Snaps at |
|---|---|---|
| String | 8 | two full barges |
| Lead | 12 | four |
| Wire | 16 | never, the horse gives up first |

## Inns

Along every slack river of at least 600 blocks an inn is built where a walking horse gets tired. Trade is poor, the soup is good.
`,
  },
  {
    slug: 'sluicegate',
    title: 'Sluicegate',
    summary:
      'Water power with losses: wheels, races, gear trains, and a governor that keeps the mill from flying apart.',
    owner: 'millrace',
    categories: ['technology'],
    license: 'MPL-2.0',
    links: ['issues', 'source', 'wiki'],
    downloads: 702114,
    followers: 8841,
    icon: ['drop', 'lagoon'],
    gallery: [
      ['workshop:sea', 'The lower mill, three stones turning'],
      ['lake:mist', 'Header pond'],
      ['terminal:sea', 'What the governor saw last night'],
    ],
    releases: {
      count: 10,
      latest: '4.1.0',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [870, 9],
      span: 4,
      needs: [
        ['lathe', 'required'],
        ['slackwater', 'optional'],
      ],
    },
    body: `
A wheel gives torque. A stone wants speed. Everything between the two is this mod.

## The sum you do in your head

Power is head times flow, less what the bearings eat. The block shows you all three numbers when you look at it with a gauge:

~~~ini
[wheel.overshot]
head = 4        ; blocks
flow = 0.8      ; from the river's grade
efficiency = 0.74
~~~

## What it drives

- Millstones, trip hammers, saws and bellows
- Anything from [Lathe](/mod/lathe) with a shaft
- [Pneumatic Post](/mod/pneumatic-post), if you like your letters wet

## What breaks

Wooden teeth shear before iron ones. That is not a bug; put the wooden wheel where it is easy to reach.
`,
  },
];
