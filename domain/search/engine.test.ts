import { expect, test } from 'vitest';
import { all, equals } from './condition.ts';
import { createSearchEngine } from './engine.ts';
import { documentLike } from './fixtures.ts';
import type { SearchQuery } from './search-query.ts';

const everything: SearchQuery = { text: '', where: null, sort: 'downloads', offset: 0, limit: 100 };

test('a document comes back as it was given', () => {
  const engine = createSearchEngine();
  const document = documentLike({
    id: 'a',
    disclosures: ['archived'],
    gallery: ['https://cdn.example.org/1.webp'],
    dependencies: [{ projectId: 'b', type: 'optional' }],
    versions: [{ gameVersions: ['1.21'] }, { gameVersions: ['1.20'] }],
  });
  engine.upsert([document, documentLike({ id: 'b', versions: [] })]);
  expect(engine.get('a')).toEqual(document);
  expect(engine.get('b')?.versions).toEqual([]);
  expect(engine.get('c')).toBeUndefined();
});

test('of versions that search cannot tell apart the newest is kept', () => {
  const engine = createSearchEngine();
  engine.upsert([documentLike({ id: 'a', versions: [{}, {}, { loaders: ['forge'] }, {}] })]);
  expect(engine.get('a')?.versions.map(({ id }) => id)).toEqual(['a-v4', 'a-v2']);
});

test('new counters are seen at once, in orders and numbers', () => {
  const engine = createSearchEngine();
  engine.upsert(['a', 'b', 'c'].map((id, i) => documentLike({ id, downloads: 10 * i })));
  const order = () => engine.search(everything).hits.map(({ document }) => document.id);
  expect(order()).toEqual(['c', 'b', 'a']);
  engine.upsert([{ ...engine.get('a')!, downloads: 15 }]);
  expect(order()).toEqual(['c', 'a', 'b']);
  expect(engine.get('a')?.downloads).toBe(15);
});

test('a new version of an old kind is the latest one', () => {
  const engine = createSearchEngine();
  engine.upsert([documentLike({ id: 'a', versions: [{}] })]);
  engine.upsert([documentLike({ id: 'a', versions: [{ id: 'newer' }, {}] })]);
  expect(engine.search(everything).hits[0]!.latestVersion?.id).toBe('newer');
});

test('counts are the totals that each value would leave', () => {
  const engine = createSearchEngine();
  const kinds = [
    { loaders: ['fabric'], gameVersions: ['1.20'] },
    { loaders: ['fabric', 'quilt'], gameVersions: ['1.20', '1.21'] },
    { loaders: ['forge'], gameVersions: ['1.21'] },
  ];
  engine.upsert(
    Array.from({ length: 200 }, (_, i) =>
      documentLike({ id: `${i}`, versions: kinds.filter((_, kind) => (i + 1) & (1 << kind)) }),
    ),
  );
  const where = all([equals('categories', 'fabric'), equals('game_versions', '1.21')]);
  const { counts } = engine.search({
    ...everything,
    where,
    count: [{ field: 'categories' }, { field: 'game_versions' }],
  });
  for (const [field, values] of Object.entries(counts!)) {
    for (const [value, total] of Object.entries(values)) {
      const narrower = all([where, equals(field as 'categories', value)]);
      expect(engine.search({ ...everything, where: narrower }).total).toBe(total);
    }
  }
  expect(Object.keys(counts!.categories!).sort()).toEqual(['fabric', 'quilt']);
});

test('many changes renew the index in steps, unnoticed and without growing', () => {
  const engine = createSearchEngine();
  const write = (i: number, round: number) =>
    documentLike({
      id: `${i}`,
      downloads: i,
      summary: `round${round} words`,
      title: `Project ${i}`,
    });
  const ids = Array.from({ length: 1500 }, (_, i) => i);
  engine.upsert(ids.map((i) => write(i, 0)));
  const bytes = engine.stats().bytes;
  for (let round = 1; round <= 6; round++) {
    for (let from = 0; from < ids.length; from += 50) {
      engine.upsert(ids.slice(from, from + 50).map((i) => write(i, round)));
      const now = engine.search({ ...everything, text: `round${round}`, limit: 1 });
      expect(now.total).toBe(from + 50);
      expect(engine.search(everything)).toMatchObject({ total: 1500 });
    }
    engine.remove(['3']);
    expect(engine.search({ ...everything, text: 'words' }).total).toBe(1499);
    engine.upsert([write(3, round)]);
  }
  expect(engine.stats().documents).toBe(1500);
  expect(engine.stats().bytes).toBeLessThan(bytes * 3);
});
