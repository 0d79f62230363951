import { parseArgs } from 'node:util';
import {
  createSearchEngine,
  type SearchDocument,
  type SearchEngine,
} from '#domain/search/index.ts';
import { generateCorpus } from './generate-corpus.ts';
import { queryMixes } from './queries.ts';

export interface Measured {
  name: string;
  p50: number;
  p99: number;
  /** The same over each question's fastest round: what is left when the machine is busy elsewhere. */
  fastest: { p50: number; p99: number };
  /** Mean number of projects found. */
  found: number;
}

/** Times every question of every mix, in milliseconds. The first round only warms up. */
export function measureEngine(engine: SearchEngine, rounds = 5): Measured[] {
  return queryMixes().map(({ name, queries }) => {
    const times: number[] = [];
    const fastest = queries.map(() => Number.POSITIVE_INFINITY);
    let found = 0;
    for (let round = 0; round <= rounds; round++) {
      for (const [i, query] of queries.entries()) {
        const start = performance.now();
        const { total } = engine.search(query);
        const time = performance.now() - start;
        if (round === 0) {
          found += total / queries.length;
          continue;
        }
        times.push(time);
        fastest[i] = Math.min(fastest[i]!, time);
      }
    }
    return { name, ...percentiles(times), fastest: percentiles(fastest), found };
  });
}

function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Fills an engine in batches, as starting up does; `seconds` counts the engine's own work alone. */
export function fillEngine(engine: SearchEngine, size: number): { seconds: number } {
  let milliseconds = 0;
  let batch: SearchDocument[] = [];
  const hand = () => {
    const start = performance.now();
    engine.upsert(batch);
    milliseconds += performance.now() - start;
    batch = [];
  };
  for (const document of generateCorpus(size)) {
    // As the site hands them over: read from a text, so that each string lies in one piece.
    batch.push(JSON.parse(JSON.stringify(document)));
    if (batch.length === 5000) hand();
  }
  hand();
  return { seconds: milliseconds / 1000 };
}

/** Changes single documents and asks for the first page after each. */
function measureChanges(engine: SearchEngine, size: number): { p50: number; p99: number } {
  const times: number[] = [];
  for (const document of generateCorpus(Math.min(size, 2000), 99)) {
    const start = performance.now();
    engine.upsert([{ ...document, summary: `changed ${times.length}` }]);
    engine.search({ text: '', where: null, sort: 'relevance', offset: 0, limit: 20 });
    times.push(performance.now() - start);
  }
  return percentiles(times);
}

function memory(): { heap: number; buffers: number } {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, buffers: arrayBuffers / 2 ** 20 };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } });
  const size = Number(values.size);
  const before = memory();
  const engine = createSearchEngine();
  const { seconds } = fillEngine(engine, size);
  const after = memory();
  console.log(`${size} projects, build ${seconds.toFixed(1)} s`);
  console.log(
    `memory: heap +${(after.heap - before.heap).toFixed(0)} MiB, typed arrays +${(after.buffers - before.buffers).toFixed(0)} MiB, own estimate ${(engine.stats().bytes / 2 ** 20).toFixed(0)} MiB`,
  );
  console.table(
    measureEngine(engine).map(({ name, p50, p99, fastest, found }) => ({
      questions: name,
      'p50 ms': p50.toFixed(3),
      'p99 ms': p99.toFixed(3),
      'fastest p50': fastest.p50.toFixed(3),
      'fastest p99': fastest.p99.toFixed(3),
      found: Math.round(found),
    })),
  );
  const change = measureChanges(engine, size);
  console.log(`change and ask: p50 ${change.p50.toFixed(2)} ms, p99 ${change.p99.toFixed(2)} ms`);
}
