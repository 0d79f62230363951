import type { Entry } from '../entry.ts';

/** What is built by hand. */
export const WALLS: Entry[] = [
  {
    slug: 'drystone',
    title: 'Drystone',
    summary:
      'Walls without mortar in nine local stones, with stiles, smoots, cheek ends and a batter you can see.',
    owner: 'greywether',
    members: [['ashlar', 'Models']],
    categories: ['decoration'],
    license: 'CC0-1.0',
    links: ['source'],
    downloads: 517230,
    followers: 7702,
    icon: ['shield', 'moss'],
    gallery: [
      ['hills:moor', 'Nine miles of it'],
      ['stones:limestone', 'Throughs'],
      ['sheet:limestone', 'Nine stones'],
      ['farm:moor', 'In-bye land'],
    ],
    releases: {
      count: 6,
      latest: '1.5.0',
      loaders: ['fabric', 'forge', 'neoforge', 'quilt'],
      ages: [600, 120],
      span: 5,
    },
    body: `
One wall block that works out the rest. It leans where it should, steps down slopes, and ends in a proper cheek when it stops.

- **Stile**: people climb, sheep do not.
- **Smoot**: a hole at the bottom for water and hares.
- **Through stones** stick out; they hold lanterns.

The stone is picked from the ground you build on. Hold sneak to choose another.
`,
  },
  {
    slug: 'clerestory',
    title: 'Clerestory',
    summary:
      'Windows: leaded, sashed, mullioned, round, blind. Light comes through in the colour of the glass.',
    owner: 'ashlar',
    members: [['limewash', 'Glass']],
    categories: ['decoration'],
    license: 'MIT',
    links: ['issues', 'source'],
    donate: ['ko-fi'],
    downloads: 688145,
    followers: 10260,
    icon: ['window', 'straw'],
    gallery: [
      ['room:noon', 'North light'],
      ['keep:plum', 'East end'],
      ['room:plum', 'Four in the afternoon'],
    ],
    releases: {
      count: 8,
      latest: '2.1.1',
      loaders: ['fabric', 'neoforge'],
      ages: [530, 27],
      span: 4,
    },
    body: `
Place glass in a wall and choose a pattern at the glazier's bench. Panes join across blocks, so a window of any size is one window.

Coloured panes cast coloured patches on the floor, and the patches move with the sun. This is done with sixteen flat shapes and no shader, so it runs anywhere.

Sashes open. Somebody will climb in.
`,
  },
  {
    slug: 'fachwerk',
    title: 'Fachwerk',
    summary:
      'Fachwerk mit Ständern, Riegeln und Streben: Balken verbinden sich von selbst, Gefache lassen sich verputzen.',
    owner: 'lindwurm',
    members: [['ashlar', 'Modelle']],
    categories: ['decoration'],
    license: 'EUPL-1.2',
    links: ['issues', 'source', 'wiki'],
    downloads: 204771,
    followers: 3925,
    icon: ['house', 'brick'],
    gallery: [
      ['village:dusk', 'Marktplatz, Südseite'],
      ['village:autumn', 'Gerbergasse'],
      ['sheet:autumn', 'Gefache'],
    ],
    releases: {
      count: 8,
      latest: '2.0.0',
      loaders: ['fabric', 'forge', 'neoforge'],
      ages: [610, 35],
      span: 4,
    },
    body: `
Ein Balken weiß, was er ist. Setzt man ihn senkrecht, wird er Ständer, waagrecht Riegel, schräg Strebe. Wo zwei sich treffen, entsteht der passende Knoten.

## Gefache

| Füllung | Herstellung | Wirkung |
|---|---|---|
| Lehm und Stroh | Handarbeit | dämpft Geräusche |
| Ziegel | Brennofen | feuerfest |
| Putz, weiß oder farbig | Kalk und Pigment | nur schön |

## Maße

Alle Profile liegen auf einem Raster von zwei Pixeln. Eigene Balken legt man als Datei an:

~~~yaml
name: eiche_dunkel
breite: 4
tiefe: 4
farbe: "#4c3028"
~~~

*English:* timber framing that joins itself. The wiki has an English half.
`,
  },
];
