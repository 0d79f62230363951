import { daysBefore } from './timeline.ts';
import type { DemoNews } from './types.ts';

/** Posts for the front page, newest first. */
export function demoNews(now: Date): DemoNews[] {
  return POSTS.map(({ age, body, ...post }) => ({
    ...post,
    body: body.trim(),
    date: daysBefore(now, age),
  }));
}

const POSTS: (Omit<DemoNews, 'date'> & { age: number })[] = [
  {
    slug: 'see-what-a-filter-costs',
    title: 'See what a filter costs before you set it',
    summary:
      'Filters now show how many results they would leave, and what dropping one would give back.',
    product: 'web',
    age: 1.3,
    body: `
A search with six filters and no results used to say so and leave you there. Now each filter says how many it would leave, and an empty page names the one that is in the way:

> Dropping 1.21.6 leaves 3 results.

Exclude something with the minus beside it. Filters stay in the address, so a search can be sent to a friend.

The counts come from the same index as the results and are exact, not sampled.
`,
  },
  {
    slug: 'panel-graphs-without-a-reload',
    title: 'Server graphs that keep up',
    summary:
      'CPU, memory and storage now move by the second, and the console holds your place while it scrolls.',
    product: 'servers',
    age: 6.2,
    body: `
Three things in the server panel:

- Graphs move once a second and no longer need a reload after sleep.
- Scroll up in the console and it stays there. A small mark says how many lines came in since.
- Over 90 percent is said in words as well as in amber.

If your connection drops, the last values stay on screen in grey until it is back.
`,
  },
  {
    slug: 'the-app-repairs-instances',
    title: 'The app finds missing files before you press Play',
    summary:
      'Instances are checked against their index when you open them. Two missing files are two files fetched.',
    product: 'app',
    age: 15.5,
    body: `
An instance with a damaged file used to start, think for a minute and fall over. It now says “Needs repair: 2 files missing” in the library and fetches exactly those.

Checking a pack of 180 files takes about 0.4 seconds on a disk and is done once per change.
`,
  },
  {
    slug: 'gallery-view-for-shaders',
    title: 'Look first: gallery view for shaders and resource packs',
    summary:
      'Large pictures, one per project. It is the default where looks decide, and a button everywhere else.',
    product: 'web',
    age: 33,
    body: `
Shaders and resource packs open in gallery view. Lists and grids are one press away, and each type remembers what you chose.

Projects without a picture show a quiet pattern of their type instead of a grey hole. If you publish one of those: a picture of 16 by 9 works best.
`,
  },
  {
    slug: 'hashes-in-bulk',
    title: 'API: look up many files at once',
    summary:
      'Send a list of hashes, get a list of versions. Launchers can check a whole instance with one request.',
    product: 'api',
    age: 52,
    body: `
~~~json
{
  "hashes": ["…", "…"],
  "algorithm": "sha512"
}
~~~

The answer maps each hash that we know to its version. Unknown hashes are left out, not errors.

Please send a user agent that says who you are. It has helped us warn people before a change twice this year.
`,
  },
  {
    slug: 'backups-that-were-tried',
    title: 'Backups you can trust a little more',
    summary:
      'Every automatic backup is now restored in part to a scratch disk and compared before it is called ready.',
    product: 'servers',
    age: 78,
    body: `
A backup that has never been restored is a hope. One region of each automatic backup is now unpacked, compared and thrown away. If that fails, the backup is marked as failed with the reason, and a new one is made.

It costs you nothing. It has found one bad disk already.
`,
  },
  {
    slug: 'collections-in-your-order',
    title: 'Collections keep your order',
    summary: 'Drag projects into the order you mean. Visitors see it first and may sort otherwise.',
    product: 'web',
    age: 110,
    body: `
A list of ten things is different from the same ten things by downloads. Collections now keep the order you give them.

Moving works with the keyboard too: hold Alt and press up or down.
`,
  },
];
