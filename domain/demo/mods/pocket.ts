import type { Entry } from '../entry.ts';

const CLIENT: Entry['sides'] = ['required', 'unsupported'];

/** Small things to carry. */
export const POCKET: Entry[] = [
  {
    slug: 'plain-sight',
    title: 'Plain Sight',
    summary: 'Readable item tooltips, in your own words.',
    owner: 'wick',
    categories: ['utility'],
    sides: CLIENT,
    license: 'CC0-1.0',
    links: ['issues', 'source'],
    downloads: 3011876,
    followers: 22104,
    icon: ['sun', 'straw'],
    gallery: [
      ['panel:dusk', 'A tooltip with its reasons'],
      ['panel:mist', 'The same, short'],
    ],
    releases: {
      count: 12,
      latest: '3.0.2',
      loaders: ['fabric', 'forge', 'neoforge', 'quilt'],
      ages: [860, 19],
      span: 4,
      needs: [['tinderbox', 'required']],
    },
    body: `
Tooltips say what a thing is called and what it was called in the code. Plain Sight says what it does.

**Iron pickaxe.** Mines iron, gold and everything softer. 211 uses left, about two evenings.

Every line is a template in a text file. Take out what you know, reword what you do not like:

~~~properties
tool.uses = {left} uses left, about {evenings}
food.fill = Fills {half_hearts} and lasts {minutes}
block.light =
~~~

An empty line hides that fact. Translations are welcome; a sentence each is plenty.
`,
  },
  {
    slug: 'commonplace',
    title: 'Commonplace',
    summary:
      'A notebook on a key. Coordinates, lists and sketches that belong to the world they were written in.',
    owner: 'wick',
    members: [['tamsin_w', 'Paper']],
    categories: ['utility'],
    sides: CLIENT,
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 640233,
    followers: 8092,
    icon: ['book', 'rose'],
    gallery: [
      ['room:dawn', 'Margin notes'],
      ['chart:dawn', 'A sketch map, to no scale'],
    ],
    releases: {
      count: 9,
      latest: '2.2.0',
      loaders: ['fabric', 'neoforge'],
      ages: [700, 37],
      span: 4,
    },
    body: `
Press \`B\`, write, press \`B\`.

Pages are plain Markdown files in the world folder, so they are backed up with it and can be read without the game. Write \`[here]\` and the page stores where you stood. Drag over a page with the right button to draw.

- [x] Lists with boxes
- [x] Search over all worlds
- [ ] Handwriting. No.
`,
  },
  {
    slug: 'plumbline',
    title: 'Plumbline',
    summary:
      'Measure twice: distances, angles, centres and mirrors drawn into the world while you build.',
    owner: 'ashlar',
    categories: ['utility', 'decoration'],
    sides: CLIENT,
    license: 'MIT',
    links: ['issues', 'source', 'wiki'],
    downloads: 1480900,
    followers: 12844,
    icon: ['compass', 'rose'],
    gallery: [
      ['keep:dawn', 'Symmetry, found'],
      ['chart:snow', 'Plan view'],
      ['stones:noon', 'Levels across a valley'],
    ],
    releases: {
      count: 8,
      latest: '1.7.3',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [620, 52],
      span: 4,
    },
    body: `
Hold a stick, click two corners, read three numbers. Click a third and get the angle.

## Tools

1. **Line.** Length in blocks and in the stacks it will take.
2. **Circle.** By centre or by three points. Odd and even diameters are both right.
3. **Mirror.** Shows the other half as an outline.
4. **Level.** Marks everything at your feet's height within 64 blocks.

Nothing is placed for you. It is a ruler, not a builder.
`,
  },
  {
    slug: 'weatherglass',
    title: 'Weatherglass',
    summary: 'A barometer that is right two days out of three, and the weather to go with it.',
    owner: 'petrichor9',
    members: [['dunlin', 'Tides']],
    categories: ['utility', 'game-mechanics'],
    license: 'MPL-2.0',
    links: ['issues', 'source'],
    downloads: 274508,
    followers: 4960,
    icon: ['cloud', 'ice'],
    gallery: [
      ['hills:mist', 'Falling, slowly'],
      ['lake:moor', 'Rain by evening'],
      ['village:snow', 'It said sleet'],
    ],
    releases: {
      count: 7,
      latest: '1.5.1',
      loaders: ['fabric', 'neoforge'],
      ages: [480, 25],
      span: 3,
    },
    body: `
Weather comes from somewhere. Fronts cross the map from the west, break on mountains and go round lakes, so the next valley may be dry.

## The glass

| Needle | Means | Right |
|---|---|---|
| Rising | Dry tomorrow | 7 of 10 |
| Steady | As today | 8 of 10 |
| Falling | Rain within a day | 6 of 10 |
| Falling fast | Fetch the washing | 9 of 10 |

With [Tidewater Lanterns](/mod/tidewater-lanterns), wind decides how a flame leans.
`,
  },
  {
    slug: 'earshot',
    title: 'Earshot',
    summary:
      'Text chat that carries as far as a voice would. Whisper, speak, shout, or ring a bell.',
    owner: 'petrichor9',
    categories: ['social'],
    license: 'MIT',
    links: ['issues', 'source', 'discord'],
    downloads: 93440,
    followers: 2011,
    icon: null,
    gallery: [['village:night', 'Overheard at the well']],
    releases: { count: 6, latest: '1.2.0', loaders: ['fabric', 'forge'], ages: [365, 73], span: 3 },
    body: `
Chat appears above the speaker and fades with distance. Walls cost volume; wool costs more.

- Whisper: 3 blocks
- Speak: 24 blocks
- Shout: 90 blocks, and you are hungry afterwards
- Bell: the whole village, one word

Servers can keep global chat for staff. There is no recording and no log unless the server adds one.
`,
  },
];
