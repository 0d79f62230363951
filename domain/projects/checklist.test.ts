import { expect, test } from 'vitest';
import { type ChecklistFacts, type ChecklistId, checklistOf } from './checklist.ts';

const FINISHED: ChecklistFacts = {
  title: 'Kilnfire',
  summary: 'Clay, slip, glaze and a kiln that remembers its last three firings.',
  body: `# Clay is patient\n\n${'Dig it, slip it, throw it, and wait. '.repeat(8)}`,
  type: 'mod',
  versions: 1,
  clientSide: 'required',
  serverSide: 'optional',
  license: 'MIT',
  categories: ['decoration'],
  hasIcon: true,
  hasFeatured: true,
  links: 2,
  hasSource: true,
};

function open(changes: Partial<ChecklistFacts>): ChecklistId[] {
  return checklistOf({ ...FINISHED, ...changes })
    .filter((item) => !item.done)
    .map((item) => item.id);
}

test('a finished project leaves nothing open, and says what is done', () => {
  expect(open({})).toEqual([]);
  expect(checklistOf(FINISHED).map(({ id }) => id)).toEqual([
    ...['version', 'description', 'environments', 'license'],
    ...['icon', 'featured', 'tags', 'links'],
  ]);
});

test('a draft as the dialog makes it needs a version, a description and a licence', () => {
  const draft = {
    ...{ body: '', type: 'project', versions: 0, clientSide: 'unknown', serverSide: 'unknown' },
    ...{ license: 'LicenseRef-Unknown', categories: [], hasIcon: false, hasFeatured: false },
    ...{ links: 0, hasSource: false },
  };
  const items = checklistOf({ ...FINISHED, ...draft });
  const required = items.filter(({ kind, done }) => kind === 'required' && !done);
  expect(required.map(({ id }) => id)).toEqual(['version', 'description', 'license']);
  expect(items.find(({ id }) => id === 'tags')).toBeUndefined();
});

test.each<[ChecklistId, Partial<ChecklistFacts>]>([
  ['environments', { clientSide: 'unknown', serverSide: 'unknown' }],
  ['environments', { clientSide: 'unsupported', serverSide: 'unsupported' }],
  ['summary-short', { summary: 'Clay, slip, glaze, kiln.' }],
  ['summary-is-title', { title: FINISHED.summary }],
  ['summary-formatted', { summary: '**Clay** and slip and glaze and a kiln for all of it' }],
  ['description', { body: '  <!-- nothing -->  ' }],
  ['description-short', { body: 'A kiln.' }],
  ['headings-long', { body: `${FINISHED.body}\n\n## ${'very '.repeat(20)}long` }],
  ['pictures-silent', { body: `${FINISHED.body}\n\n![](https://example.net/kiln.png)` }],
  ['source-missing', { license: 'GPL-3.0-only', hasSource: false }],
  ['resolutions-many', { type: 'resourcepack', categories: ['16x', '512x+'] }],
])('%s is asked for', (id, changes) => {
  expect(open(changes)).toEqual([id]);
});

test('packs and plugins are what their kind says: nobody asks for their environments', () => {
  for (const type of ['plugin', 'datapack', 'resourcepack', 'shader']) {
    expect(open({ type, clientSide: 'unknown', serverSide: 'unknown' })).toEqual([]);
  }
});

test.each(['<!--', '<img', '<img ', '<img alt=', '![', '# '])(
  'a description of nothing but %s is read at once',
  (part) => {
    const body = part.repeat(65_536 / part.length);
    const begun = performance.now();
    checklistOf({ ...FINISHED, body });
    expect(performance.now() - begun).toBeLessThan(400);
  },
);

test('words beside comments, closed or not, are a description', () => {
  for (const body of ['<!-- a --> b <!-- c -->', 'a <!-- b', '<!-- a --> <!-- b']) {
    expect(open({ body })).not.toContain('description');
  }
  expect(open({ body: '<!-- a --><!-- b -->' })).toContain('description');
});
