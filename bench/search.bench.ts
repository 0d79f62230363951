import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { createSearchEngine, type SearchQuery } from '#domain/search/index.ts';
import { startEmbedded } from '#platform/postgres/embedded.ts';
import { atMost, type Row } from './harness.ts';
import { generateCorpus } from './search/generate-corpus.ts';
import { fillEngine, measureEngine } from './search/measure-engine.ts';
import { queryMixes } from './search/queries.ts';

const SMALL = 100_000;
const LARGE = 1_000_000;

/** Our engine against PostgreSQL's full text and trigrams, then against itself at ten times the size. */
export async function benchSearch(folder: string): Promise<Row[]> {
  const small = createSearchEngine();
  const before = await memoryInUse();
  fillEngine(small, SMALL);
  const memory = (await memoryInUse()) - before;
  const ours = measureEngine(small);
  const theirs = await measurePostgres(folder);
  const rows: Row[] = [];
  for (const { name, p50, p99 } of ours) {
    const other = theirs.find((one) => one.name === name);
    if (!other) continue;
    const detail = `p50 ${p50.toFixed(3)} against ${other.p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} against ${other.p99.toFixed(1)} ms`;
    const worst = Math.max(p50 / other.p50, p99 / other.p99);
    rows.push(atMost(`search "${name}" at 100,000 ÷ PostgreSQL`, 0.1, worst, detail));
  }
  rows.push(atMost('memory of the index per 100,000', 150, memory, 'heap and typed arrays', ' MB'));
  const large = createSearchEngine();
  fillEngine(large, LARGE);
  const big = measureEngine(large, 2);
  const ratios = big.map(({ name, p50 }) => {
    const one = ours.find((other) => other.name === name);
    return { name, ratio: p50 / (one?.p50 ?? p50) };
  });
  const worst = ratios.reduce((a, b) => (a.ratio > b.ratio ? a : b));
  rows.push(
    atMost('search at 1,000,000 ÷ at 100,000, p50', 12, worst.ratio, `worst: ${worst.name}`),
  );
  return rows;
}

/** Heap and typed arrays in MB, without what only waits to be collected. */
async function memoryInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let i = 0; i < 3; i++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
}

interface Timed {
  name: string;
  p50: number;
  p99: number;
}

async function measurePostgres(folder: string): Promise<Timed[]> {
  const server = await startEmbedded({
    folder: join(folder, 'pg'),
    sockets: folder,
    settings: { fsync: 'off', shared_buffers: '512MB' },
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await load(client);
  const result: Timed[] = [];
  for (const { name, queries } of queryMixes()) {
    const times: number[] = [];
    let found = 0;
    for (const query of queries) found += await ask(client, name, query);
    if (found === 0) throw new Error(`PostgreSQL finds nothing for "${name}".`);
    for (const query of queries) {
      const started = performance.now();
      await ask(client, name, query);
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)];
    result.push({ name, p50: at(0.5), p99: at(0.99) });
  }
  await client.end();
  await server.stop();
  return result;
}

async function load(client: pg.Client): Promise<void> {
  await client.query('create extension pg_trgm');
  await client.query(
    `create table docs (id text primary key, title text, downloads int, categories text[],
     game_versions text[], words tsvector)`,
  );
  let batch: unknown[][] = [];
  const flush = async () => {
    const columns = [0, 1, 2, 3, 4, 5].map((index) => batch.map((row) => row[index]));
    await client.query(
      `insert into docs select a.id, a.title, a.downloads, string_to_array(a.categories, ','),
         string_to_array(a.game_versions, ','),
         setweight(to_tsvector('simple', a.title), 'A') || to_tsvector('simple', a.summary)
       from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[])
         as a(id, title, downloads, categories, game_versions, summary)`,
      columns,
    );
    batch = [];
  };
  for (const doc of generateCorpus(SMALL)) {
    const loaders = doc.versions.flatMap((version) => version.loaders);
    const versions = [...new Set(doc.versions.flatMap((version) => version.gameVersions))];
    const categories = [...new Set([...doc.categories, ...doc.additionalCategories, ...loaders])];
    batch.push([
      doc.id,
      doc.title,
      doc.downloads,
      categories.join(','),
      versions.join(','),
      `${doc.summary} ${doc.author}`,
    ]);
    if (batch.length === 5000) await flush();
  }
  if (batch.length) await flush();
  for (const index of [
    'using gin (words)',
    'using gin (title gin_trgm_ops)',
    'using gin (categories)',
    'using gin (game_versions)',
    '(downloads desc)',
  ]) {
    await client.query(`create index on docs ${index}`);
  }
  await client.query('vacuum analyze docs');
}

/** The page and the exact total, as the engine answers them. */
async function ask(client: pg.Client, mix: string, query: SearchQuery): Promise<number> {
  const [where, order, values] = translate(mix, query);
  await client.query({
    name: `page-${mix}`,
    text: `select id, title from docs where ${where} order by ${order} limit 20 offset ${query.offset}`,
    values,
  });
  const { rows } = await client.query({
    name: `count-${mix}`,
    text: `select count(*)::int as total from docs where ${where}`,
    values,
  });
  return rows[0].total;
}

function translate(mix: string, query: SearchQuery): [string, string, unknown[]] {
  const ranked = 'ts_rank(words, to_tsquery($$simple$$, $1)) * ln(downloads + 2) desc';
  const words = query.text.split(' ').join(' & ');
  if (mix === 'typo') return ['title % $1', 'similarity(title, $1) desc', [query.text]];
  if (mix === 'prefix') return ["words @@ to_tsquery('simple', $1)", ranked, [`${words}:*`]];
  const filters = readFilters(query);
  if (mix === 'filters') {
    return ['categories @> $1 and game_versions && $2', 'downloads desc', filters];
  }
  if (mix === 'word and filters') {
    const where = "words @@ to_tsquery('simple', $1) and categories @> $2 and game_versions && $3";
    return [where, ranked, [words, ...filters]];
  }
  if (mix === 'page 500') return ['true', 'downloads desc', []];
  return ["words @@ to_tsquery('simple', $1)", ranked, [words]];
}

/** The equalities of a filter mix: categories and loaders, then game versions. */
function readFilters({ where }: SearchQuery): [string[], string[]] {
  const categories: string[] = [];
  const versions: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { field, values = [] } = node as { field?: string; values?: string[] };
    if (field === 'categories') categories.push(...values);
    else if (field === 'game_versions') versions.push(...values);
    else Object.values(node).forEach(visit);
  };
  visit(where);
  return [categories, versions];
}
