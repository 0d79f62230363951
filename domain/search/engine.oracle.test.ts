import fc from 'fast-check';
import { expect, test } from 'vitest';
import { all, any, type Condition, compareNumber, equals, not } from './condition.ts';
import type { SearchDocument, SearchVersion } from './document.ts';
import { createSearchEngine } from './engine.ts';
import { documentLike } from './fixtures.ts';
import { createOracle } from './oracle.ts';
import { type CountField, type SearchQuery, SORTS } from './search-query.ts';

const NAMES = [
  'Sodium',
  'Sodium Extra',
  'Fabric API',
  'fabric-language-kotlin',
  'JourneyMap',
  'Journey Map',
  'Xaero’s Minimap',
  'Podium',
  'Ёлка мод',
  '機械動力',
  '机械',
  'خريطة',
  'Éclair Über',
  'Waystones',
  'Waystone',
  'Optimization',
  'Optimizations Plus',
  '+++',
];
const LOADERS = ['fabric', 'forge', 'Quilt', 'adventure'];
const GAME_VERSIONS = ['1.20', '1.20.1', '1.21'];
const CATEGORIES = ['adventure', 'magic', 'Utility'];
const TYPES = ['mod', 'plugin', 'modpack'];
const SIDES = ['required', 'optional'];
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const some = (values: string[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const version: fc.Arbitrary<Partial<SearchVersion>> = fc.record({
  loaders: some(LOADERS),
  gameVersions: some(GAME_VERSIONS),
  projectTypes: some(TYPES),
  environment: fc.constantFrom('client_only', 'unknown', ''),
  clientSide: fc.constantFrom(...SIDES),
  serverSide: fc.constantFrom(...SIDES),
});

const document: fc.Arbitrary<SearchDocument> = fc
  .record({
    id: fc.constantFrom(...IDS),
    slug: fc.option(fc.constantFrom('sodium', 'jei', 'fabric-api')),
    title: fc.constantFrom(...NAMES),
    summary: fc.constantFrom('', 'Makes sodium faster', 'map for fabric', ...NAMES),
    author: fc.constantFrom('User', 'user', 'jellySquid', 'Friend'),
    projectTypes: some(TYPES),
    categories: some(CATEGORIES),
    additionalCategories: some(CATEGORIES, 1),
    license: fc.constantFrom('MIT', 'LGPL-3.0-only'),
    openSource: fc.boolean(),
    clientSide: fc.constantFrom(...SIDES),
    downloads: fc.constantFrom(0, 1, 2, 1000, 60_000),
    follows: fc.nat(2),
    created: fc.nat(3000),
    modified: fc.nat(3000),
    disclosures: some(['archived', 'telemetry'], 1),
    dependencies: fc.array(
      fc.record({
        projectId: fc.constantFrom(...IDS),
        type: fc.constantFrom('required', 'optional', 'incompatible', 'embedded'),
      }),
      { maxLength: 2 },
    ),
    versions: fc.array(version, { maxLength: 4 }),
  })
  .map(documentLike);

const condition: fc.Arbitrary<Condition> = fc.letrec<{ tree: Condition; leaf: Condition }>(
  (tie) => ({
    leaf: fc.oneof(
      some([...CATEGORIES, ...LOADERS]).map((values) => equals('categories', ...values)),
      some(GAME_VERSIONS).map((values) => equals('game_versions', ...values)),
      some(TYPES).map((values) => equals('project_types', ...values)),
      fc.constantFrom(...SIDES).map((side) => equals('client_side', side)),
      fc.constantFrom(...SIDES).map((side) => equals('server_side', side)),
      fc.constant(equals('environment', 'client_only')),
      fc.constantFrom(...NAMES).map((name) => equals('name', name)),
      fc.constantFrom('user', 'JELLYSQUID').map((name) => equals('author', name)),
      fc.constant(equals('open_source', 'true')),
      fc.constant(equals('project_categories', 'magic')),
      fc.constant(equals('disclosure_types', 'archived')),
      fc.constantFrom(...IDS).map((id) => equals('project_id', id)),
      fc.constantFrom(...IDS).map((id) => equals('compatible_dependency_project_ids', id)),
      fc
        .tuple(
          fc.constantFrom(
            'downloads',
            'follows',
            'created_timestamp',
            'version_published_timestamp',
          ),
          fc.constantFrom('=', '>', '>=', '<', '<='),
          fc.nat(3),
        )
        .map(([field, op, value]) => compareNumber(field, op, value)),
    ),
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map(all),
      fc.array(tie('tree'), { maxLength: 3 }).map(any),
      tie('tree').map(not),
    ),
  }),
).tree;

const TEXTS = [
  '',
  ' ',
  'sodium',
  'sodim',
  'fabric api',
  'fabricapi',
  'journey map',
  'journeymap',
  'joureny',
  'map',
  'so',
  'xaero',
  'jei',
  'optimisation',
  'optimistaion plsu',
  'елка',
  '械',
  '機械動',
  'eclair',
  'jelly',
  '+',
  'zzzzz',
];
const COUNTED: CountField[] = ['categories', 'game_versions', 'project_types', 'license'];

const query: fc.Arbitrary<SearchQuery> = fc.record({
  text: fc.constantFrom(...TEXTS),
  where: fc.option(condition),
  sort: fc.constantFrom(...SORTS),
  offset: fc.nat(4),
  limit: fc.integer({ min: 1, max: 6 }),
  count: fc.constant(COUNTED.map((field) => ({ field }))),
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.array(document, { maxLength: 6 }).map((upsert) => ({ upsert })) },
  { weight: 1, arbitrary: some(IDS, 3).map((remove) => ({ remove })) },
  { weight: 3, arbitrary: query.map((search) => ({ search })) },
);

/** What must agree: hits with their versions, totals, suggestion; counts without letter case. */
function seen(engine: ReturnType<typeof createOracle>, asked: SearchQuery) {
  const { hits, total, counts, didYouMean } = engine.search(asked);
  return {
    hits: hits.map((hit) => `${hit.document.id} ${hit.latestVersion?.id}`),
    total,
    counts,
    didYouMean,
  };
}

interface Run {
  steps: Step[];
  last: SearchQuery;
}
type Step = { upsert: SearchDocument[] } | { remove: string[] } | { search: SearchQuery };

function answerAlike({ steps, last }: Run): void {
  const engine = createSearchEngine({ toleratedTombstones: 4 });
  const oracle = createOracle();
  for (const one of [...steps, { search: last }]) {
    if ('search' in one) expect(seen(engine, one.search)).toEqual(seen(oracle, one.search));
    if ('upsert' in one) for (const each of [engine, oracle]) each.upsert(one.upsert);
    if ('remove' in one) for (const each of [engine, oracle]) each.remove(one.remove);
  }
  expect(engine.stats().documents).toBe(oracle.stats().documents);
}

test('the engine answers as a plain loop over all documents does', () => {
  const run = fc.record({ steps: fc.array(step, { minLength: 2, maxLength: 12 }), last: query });
  fc.assert(fc.property(run, answerAlike), { numRuns: 600 });
});

test('it does so for hundreds of documents, whose sets change their form', () => {
  // The same few documents many times over: larger sets, at the price of a few.
  const many = fc
    .tuple(fc.array(document, { minLength: 10, maxLength: 20 }), fc.integer({ min: 5, max: 16 }))
    .map(([documents, times]) =>
      Array.from({ length: times }, (_, round) =>
        documents.map((one, i) => ({ ...one, id: `${one.id}${(round * i * 7) % 160}` })),
      ).flat(),
    );
  const run = fc
    .tuple(many, many, fc.array(query, { minLength: 3, maxLength: 6 }), query)
    .map(([first, second, queries, last]): Run => {
      const gone = first.slice(0, 30).map(({ id }) => id);
      const searches = queries.map((search) => ({ search }));
      const steps = [{ upsert: first }, { remove: gone }, ...searches, { upsert: second }];
      return { steps: [...steps, ...searches, { remove: ['a0', 'b7'] }], last };
    });
  fc.assert(fc.property(run, answerAlike), { numRuns: 80 });
});
