import { expect, test } from 'vitest';
import { createSearchEngine } from './engine.ts';
import { documentLike } from './fixtures.ts';
import { parseSearchRequest, type RawSearchRequest } from './parse-search-request.ts';

// The acceptance table of the API reference, 8.9; the names in brackets are its rows.

const magic = { categories: ['magic'], additionalCategories: ['mobs'] };
const fight = { categories: ['combat', 'decoration'] };
const trade = { categories: ['combat', 'decoration', 'economy'] };
const lgpl = { license: 'LGPL-3.0-or-later' };
const both = { clientSide: 'optional', serverSide: 'required' };
const onServers = [{ environment: 'server_only' }];
const better = 'client_or_server_prefers_both';

const engine = createSearchEngine();
engine.upsert([
  documentLike({ id: '0', ...magic, serverSide: 'required', ...lgpl, versions: onServers }),
  documentLike({ id: '1', ...fight, clientSide: 'optional' }),
  documentLike({
    id: '2',
    ...fight,
    serverSide: 'required',
    title: 'Mysterious Project',
    versions: onServers,
  }),
  documentLike({
    id: '3',
    ...trade,
    serverSide: 'required',
    title: 'Mysterious Project',
    license: 'LicenseRef-All-Rights-Reserved',
    openSource: false,
    author: 'Friend',
    versions: [{ gameVersions: ['1.20.4'], environment: 'server_only' }],
  }),
  documentLike({
    id: '4',
    ...trade,
    projectTypes: ['modpack'],
    clientSide: 'optional',
    versions: [{ gameVersions: ['1.20.5'] }],
  }),
  documentLike({
    id: '5',
    categories: ['mobs'],
    clientSide: 'optional',
    ...lgpl,
    versions: [{ gameVersions: ['1.20.5'] }],
  }),
  documentLike({
    id: '6',
    categories: ['mobs'],
    ...both,
    ...lgpl,
    author: 'Friend',
    versions: [{ environment: better }],
  }),
  documentLike({
    id: '7',
    categories: ['mobs'],
    ...both,
    ...lgpl,
    dependencies: [{ projectId: '1', type: 'required' }],
    versions: [
      { id: 'second', environment: better },
      { id: 'first', environment: better, loaders: ['forge'], gameVersions: ['1.20.2'] },
    ],
  }),
  documentLike({ id: '8', serverSide: 'unsupported' }),
]);

function search(raw: RawSearchRequest) {
  const { hits, total } = engine.search(parseSearchRequest(raw, { innerAnd: true }));
  expect(total).toBe(hits.length);
  return hits;
}

function ids(raw: RawSearchRequest): string {
  return search(raw)
    .map(({ document }) => document.id)
    .sort()
    .join('');
}

test.each<[string, string[][], string]>([
  ['S1', [['categories:fabric']], '012345678'],
  ['S2', [['categories:forge']], '7'],
  ['S3', [['categories:fabric', 'categories:forge']], '012345678'],
  ['S4', [['categories:fabric'], ['categories:forge']], ''],
  ['S5', [['categories:fabric'], ['categories:combat']], '1234'],
  ['S6', [['project_types:modpack']], '4'],
  ['S6', [['categories:fabric'], ['project_type:modpack']], '4'],
  ['S7', [['client_side:required']], '0238'],
  ['S8', [['server_side:required']], '02367'],
  ['S8', [['server_side:optional']], '145'],
  ['S8', [['server_side:unsupported']], '8'],
  ['S10', [['open_source:true']], '01245678'],
  ['S11', [['license:MIT']], '1248'],
  ['S11 in lower case', [['license:mit']], '1248'],
  ['S12', [['title:"Mysterious Project"']], '23'],
  ['S12', [['name:"mysterious project"']], '23'],
  ['S13', [['author:user']], '0124578'],
  ['S14', [['versions:1.20.5']], '45'],
  ['S14', [['versions != 1.20.5']], '0123678'],
  ['S15', [['categories!=combat'], ['categories!=mobs']], '8'],
  ['S18', [['game_versions:1.20.5']], '45'],
  ['S18', [['environment:server_only']], '023'],
  ['S18', [[`environment:${better}`]], '67'],
  ['S20', [['dependency_project_ids:1']], '7'],
  ['S20', [['compatible_dependency_project_ids:1']], '7'],
  ['S20', [['incompatible_dependency_project_ids:1']], ''],
  ['S24 one version', [['categories:forge'], ['versions:1.20.1']], ''],
  ['S24 one version', [['categories:fabric'], ['versions:1.20.2']], ''],
  ['S24 one version', [['categories:forge'], ['versions:1.20.2']], '7'],
  ['S24 project fields', [['categories:forge'], ['license:LGPL-3.0-or-later']], '7'],
  ['S24 project fields', [['license:mit'], ['author:user']], '1248'],
  ['S25', [['open_source:false', 'categories:forge'], ['versions:1.20.1']], ''],
  [
    'S25',
    [
      ['open_source:false', 'categories:forge'],
      ['versions:1.20.4', 'versions:1.20.2'],
    ],
    '37',
  ],
  ['exclusion counts for the whole project', [['categories!=forge']], '01234568'],
  ['exclusion does not join', [['categories:fabric'], ['versions!=1.20.2']], '01234568'],
])('%s: %j finds %s', (_, facets, expected) => {
  expect(ids({ facets: JSON.stringify(facets) })).toBe(expected);
});

test('S9 and S16: the words of names and summaries find projects', () => {
  expect(ids({ query: 'mysterious' })).toBe('23');
  expect(ids({ query: 'Mysterious Project', facets: '[["author:Friend"]]' })).toBe('3');
});

test('S17: offset and limit cut one order', () => {
  const all = search({ index: 'newest' }).map(({ document }) => document.id);
  const cut = engine.search(parseSearchRequest({ index: 'newest', offset: '4', limit: '3' }));
  expect(cut.hits.map(({ document }) => document.id)).toEqual(all.slice(4, 7));
  expect(cut.total).toBe(9);
});

test('S20: a hit carries its dependencies', () => {
  const [hit] = search({ facets: '[["dependency_project_ids:1"]]' });
  expect(hit!.document.dependencies).toEqual([{ projectId: '1', type: 'required' }]);
});

test('S21: what is removed is not found', () => {
  const own = createSearchEngine();
  own.upsert([documentLike({ id: 'alpha' })]);
  const facets = '[["categories:fabric"]]';
  expect(own.search(parseSearchRequest({ facets })).total).toBe(1);
  own.remove(['alpha', 'beta']);
  expect(own.search(parseSearchRequest({ facets }))).toEqual({ hits: [], total: 0 });
});

test('S22: AND inside an alternative shares a version, too', () => {
  expect(
    ids({
      facets: '[[["categories:forge","versions:1.20.1"],["categories:forge","versions:1.20.2"]]]',
    }),
  ).toBe('7');
  expect(ids({ facets: '[[["categories:forge","versions:1.20.1"],"versions:1.20.4"]]' })).toBe('3');
});

test('S26: many alternatives of version and loader are one join', () => {
  const pairs = Array.from({ length: 25 }, (_, i) => `1.20.${i}`).flatMap((version) =>
    ['forge', 'quilt', 'neoforge'].map(
      (loader) => `(game_versions = ${version} AND categories = ${loader})`,
    ),
  );
  expect(ids({ new_filters: `open_source = true AND (${pairs.join(' OR ')})` })).toBe('7');
});

test('S27: special characters in values are plain characters', () => {
  const own = createSearchEngine();
  const title = 'A, (b) [c] `d` "e" \\ = f';
  own.upsert([documentLike({ id: 'x', title })]);
  const facets = JSON.stringify([[`name:${JSON.stringify(title)}`]]);
  expect(own.search(parseSearchRequest({ facets })).total).toBe(1);
});

test('the latest version is the newest that matches', () => {
  const latest = (raw: RawSearchRequest) =>
    search(raw).find(({ document }) => document.id === '7')!.latestVersion?.id;
  expect(latest({})).toBe('second');
  expect(latest({ facets: '[["categories:forge"]]' })).toBe('first');
  expect(latest({ facets: '[["author:user"]]' })).toBe('second');
});
