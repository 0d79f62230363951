import type { Entry } from '../entry.ts';

const DATA = ['datapack'];

/** Ten trades with ten jobs each. */
const TRADES = [
  'Baker',
  'Cooper',
  'Ferryman',
  'Glazier',
  'Hedger',
  'Lamplighter',
  'Mason',
  'Ostler',
  'Potter',
  'Thatcher',
];
const JOBS: [job: string, reward: number][] = [
  ['carry flour uphill', 4],
  ['find the other glove', 2],
  ['count the swifts', 3],
  ['bring dry kindling', 3],
  ['deliver a letter unread', 6],
  ['mend a fence post', 5],
  ['fetch water before six', 4],
  ['measure the bridge', 7],
  ['ask the miller politely', 8],
  ['sit with the dog', 1],
];

function errands(): string {
  const rows = TRADES.flatMap((trade, i) =>
    JOBS.map(
      ([job, reward], k) =>
        `| ${i * JOBS.length + k + 1} | ${trade} | ${capital(job)} | ${reward + i} | ${(i + k) % 4 ? 'any' : 'rain'} |`,
    ),
  );
  return `| No. | For the | Errand | Reward | Weather |\n|---:|---|---|---:|---|\n${rows.join('\n')}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A pack with a table that is long on purpose. */
export const ERRANDS: Entry[] = [
  {
    slug: 'one-hundred-errands',
    title: 'One Hundred Errands',
    summary:
      'A hundred small jobs for ten trades, none of them about killing anything. The full list is below.',
    owner: 'cobaltine',
    members: [
      ['inglenook', 'Bakers'],
      ['ostler', 'Ostlers'],
    ],
    categories: ['adventure', 'economy', 'social'],
    license: 'MIT',
    links: ['issues', 'source'],
    downloads: 310225,
    followers: 3502,
    icon: ['scroll', 'wheat'],
    gallery: [['village:limestone', 'Board in the square']],
    releases: { count: 8, latest: '1.9', loaders: DATA, ages: [460, 27], span: 4 },
    body: `
A board in each village shows three errands a day. Do one and the trade remembers you; do ten and they give you a key to the back room.

## All of them

${errands()}

Numbers 41 to 50 pay double in the week of the fair. Number 90 has been open since spring.
`,
  },
];
