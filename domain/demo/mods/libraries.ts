import type { Entry } from '../entry.ts';

/** What other mods stand on. */
export const LIBRARIES: Entry[] = [
  {
    slug: 'shim-lib',
    title: 'Shim',
    summary:
      'Library. One set of hooks for registries, networking and events, whichever loader is underneath.',
    owner: 'harrowgate',
    members: [['kestrel_io', 'Networking']],
    categories: ['library'],
    sides: ['optional', 'optional'],
    license: 'MIT',
    links: ['issues', 'source', 'wiki', 'discord'],
    donate: ['github'],
    downloads: 22417903,
    followers: 6210,
    icon: ['cube', 'chalk'],
    releases: {
      count: 14,
      latest: '6.0.4',
      loaders: ['fabric', 'forge', 'neoforge', 'quilt'],
      ages: [1040, 11],
      span: 5,
      sources: true,
    },
    body: `
If you are a player: another mod asked for this. Install it and forget about it.

If you write mods: Shim is the thin piece that makes two things level. It has no opinions about blocks.

~~~gradle
repositories {
    maven { url = 'https://maven.example.org/releases' }
}
dependencies {
    modImplementation "dev.harrowgate:shim:6.0.4"
}
~~~

~~~java
Shim.registry(Registries.BLOCK, "marl")
    .add("lamp", () -> new LampBlock(settings))
    .whenReady(blocks -> Lamps.index(blocks));
~~~

## What it promises

1. A method that is public stays for two major versions.
2. No mixin into rendering. Ever.
3. Start-up cost under 30 ms on the machine of [thrift](/user/thrift).
`,
  },
  {
    slug: 'lathe',
    title: 'Lathe: shared machinery, tool-heads and datagen for fifteen mods',
    summary:
      'Library. Registers shafts, belts and tool-heads once so that dependents agree on how a gear turns. Nothing to see in game until something needs it.',
    owner: 'harrowgate',
    members: [
      ['millrace', 'Gear trains'],
      ['hob_and_nail', 'Tool-heads'],
    ],
    categories: ['library', 'technology'],
    more: ['utility', 'equipment'],
    sides: ['optional', 'optional'],
    license: 'Apache-2.0',
    links: ['issues', 'source', 'wiki', 'discord'],
    donate: ['github', 'ko-fi'],
    downloads: 31402555,
    followers: 9112,
    icon: ['gear', 'limestone'],
    gallery: [
      [
        'workshop:limestone',
        'Everything that turns',
        'A test world. None of these blocks come with Lathe itself.',
      ],
    ],
    releases: {
      count: 14,
      latest: '9.2.0',
      loaders: ['fabric', 'forge', 'neoforge', 'quilt'],
      ages: [1085, 0.26],
      branches: ['1.21.6', '1.21.1', '1.20.1'],
      needs: [['shim-lib', 'required']],
      sources: true,
    },
    body: `
Fifteen mods turn things. Before Lathe, each of them had its own idea of a shaft, and a belt from one would not fit a wheel from another.

## For players

Nothing to see. It is needed by [Narrow Gauge](/mod/narrow-gauge), [Sluicegate](/mod/sluicegate), [Crankcase](/mod/crankcase), [Pneumatic Post](/mod/pneumatic-post), [Whetstone](/mod/whetstone) and others.

## For authors

A turning thing implements one interface and is told its speed twenty times a second:

~~~java
public final class SawBlock extends Block implements Turned {
    @Override
    public void turn(Turning turning) {
        if (turning.speed() > 32) cut(turning.torque());
    }
}
~~~

Ratios are data, not code:

~~~json
{
  "type": "lathe:gear_pair",
  "teeth": [12, 36],
  "material": "minecraft:oak",
  "shears_at": 480
}
~~~

<details>
<summary>Numbers, for the curious</summary>

| Network | Parts | Time per tick |
|---|---|---|
| Hand crank | 3 | 0.4 µs |
| Village mill | 118 | 9 µs |
| The thing cobaltine built | 21,406 | 1.1 ms |

</details>

## Compatibility

Versions with the same first number understand each other. 9.x reads worlds of 7.x and 8.x.
`,
  },
  {
    slug: 'tinderbox',
    title: 'Tinderbox',
    summary:
      'Configuration library: typed settings, comments that survive, and a screen that needs no code.',
    owner: 'harrowgate',
    members: [['wick', 'Screens']],
    categories: ['library', 'utility'],
    sides: ['optional', 'optional'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 12880341,
    followers: 3871,
    icon: ['flame', 'slate'],
    releases: {
      count: 11,
      latest: '3.4.1',
      loaders: ['fabric', 'forge', 'neoforge', 'quilt'],
      ages: [980, 33],
      span: 5,
    },
    body: `
A setting has a name, a type, a range and a sentence. Write those four down once and Tinderbox makes the file, the screen and the command.

~~~kotlin
object Settings : Tinder("nightsoil") {
    val nightLength by whole(14_000, 8_000..40_000) { "Ticks from dusk to dawn." }
    val dimMoon by yes { "The moon gives less light." }
}
~~~

Files are JSON5. Comments that people add stay where they put them, which took longer than everything else together.

- Changes on disk are picked up within a second.
- Servers may pin a setting; the screen says so.
- Unknown keys are kept, with a warning, not deleted.
`,
  },
];
