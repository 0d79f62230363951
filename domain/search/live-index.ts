import type { Events } from '#platform/events/events.ts';
import type { Log } from '#platform/log/log.ts';
import { among, type Db } from '../database/index.ts';
import type { SearchDocument } from './document.ts';
import type { SearchEngine } from './engine.ts';

/** An engine that follows the database. */
export interface LiveIndex {
  engine: SearchEngine;
  /** Waits until every change told so far is searchable. */
  settled(): Promise<void>;
}

const PAGE = 5000;

/**
 * Fills the engine from the stored search documents and keeps it fresh: a committed change is
 * searchable when its notice has been read, usually within a few milliseconds.
 */
export async function startLiveIndex(
  engine: SearchEngine,
  db: Db,
  events: Events,
  log: Log,
): Promise<LiveIndex> {
  let changed = new Set<string>();
  let running: Promise<void> | null = null;
  let rebuild = false;

  /** Reads everything; what the engine knows and the database does not is gone. */
  async function fill(): Promise<void> {
    const before = new Set(engine.ids());
    let after = '';
    for (;;) {
      const rows = await db
        .selectFrom('documents')
        .select(['id', 'body'])
        .where('kind', '=', 'search')
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      engine.upsert(rows.map((row) => JSON.parse(row.body) as SearchDocument));
      for (const row of rows) before.delete(row.id);
      if (rows.length < PAGE) break;
      after = rows[rows.length - 1].id;
    }
    engine.remove([...before]);
  }

  async function catchUp(): Promise<void> {
    while (changed.size > 0 || rebuild) {
      if (rebuild) {
        rebuild = false;
        await fill();
      }
      const ids = [...changed];
      changed = new Set();
      if (ids.length === 0) continue;
      const rows = await db
        .selectFrom('documents')
        .select(['id', 'body'])
        .where('kind', '=', 'search')
        .where(among('id', ids))
        .execute();
      engine.upsert(rows.map((row) => JSON.parse(row.body) as SearchDocument));
      const found = new Set(rows.map((row) => row.id));
      engine.remove(ids.filter((id) => !found.has(id)));
    }
  }

  function follow(): void {
    running ??= catchUp()
      .catch((error) => {
        log.warn(
          { err: error.message },
          'search could not follow a change; it will read everything again',
        );
        rebuild = true;
        setTimeout(follow, 500).unref();
      })
      .finally(() => {
        running = null;
      });
  }

  events.subscribe(({ kind, id }) => {
    if (kind !== 'project') return;
    changed.add(id);
    follow();
  });
  events.onGap(() => {
    rebuild = true;
    follow();
  });
  await fill();
  return {
    engine,
    async settled() {
      await events.barrier();
      while (running) await running;
    },
  };
}
