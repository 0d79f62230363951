import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log/log.ts';

/** A change that was committed: what kind of thing, and which one. */
export interface Change {
  kind: string;
  id: string;
}

export interface Events {
  /** Calls back for every change announced by any process, in order; returns the way to stop. */
  subscribe(listener: (change: Change) => void): () => void;
  /**
   * Waits until every change committed before this call has been told to the listeners here: what
   * makes a writer see its own write.
   */
  barrier(): Promise<void>;
  /** Calls back after the connection was lost and found: whatever is cached may be stale. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

export const CHANNEL = 'quarry_changes';
const BARRIER = 'barrier';

/**
 * Listens to the database's own notifications, which PostgreSQL sends on commit and never for a
 * rolled back transaction.
 */
export async function listenToEvents(url: string, log: Log): Promise<Events> {
  const listeners = new Set<(change: Change) => void>();
  const gapListeners = new Set<() => void>();
  let client: pg.Client | undefined;
  const barriers = new Map<string, () => void>();
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('error', (error) => log.warn({ err: error }, 'lost the event connection'));
    next.on('end', () => {
      for (const release of barriers.values()) release();
      barriers.clear();
      if (!closed) setTimeout(reconnect, 100).unref();
    });
    next.on('notification', ({ payload }) => {
      const [kind, id] = (payload ?? '').split(':');
      if (kind === BARRIER) {
        barriers.get(id)?.();
        barriers.delete(id);
        return;
      }
      for (const listener of listeners) listener({ kind, id });
    });
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
  }

  async function reconnect(): Promise<void> {
    if (closed) return;
    try {
      await connect();
      for (const listener of gapListeners) listener();
    } catch {
      setTimeout(reconnect, 300).unref();
    }
  }

  await connect();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async barrier() {
      const id = randomUUID();
      const passed = new Promise<void>((resolve) => barriers.set(id, resolve));
      try {
        // On the listening connection: PostgreSQL tells our own notice after all earlier ones.
        await client?.query('SELECT pg_notify($1, $2)', [CHANNEL, `${BARRIER}:${id}`]);
        await passed;
      } catch {
        // The connection is gone: `onGap` will have everything dropped.
        barriers.delete(id);
      }
    },
    onGap(listener) {
      gapListeners.add(listener);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
