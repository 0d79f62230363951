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
  /** False while the connection is lost: what changes now is told by nobody, only that there was a gap. */
  isListening(): boolean;
  /** Calls back after the connection was lost and found: whatever is cached may be stale. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

export const CHANNEL = 'quarry_changes';
/** Name of the connection that listens: who has one serves the site. */
export const LISTENER_NAME = 'quarry events';
const BARRIER = 'barrier';
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 1000;
/** A connection that is silent for so long is taken for lost. */
const BARRIER_PATIENCE_MS = 5000;

/**
 * Listens to the database's own notifications, which PostgreSQL sends on commit and never for a
 * rolled back transaction.
 */
export async function listenToEvents(url: string, log: Log): Promise<Events> {
  const listeners = new Set<(change: Change) => void>();
  const gapListeners = new Set<() => void>();
  const barriers = new Map<string, () => void>();
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let sent: Promise<void> = Promise.resolve();
  let queued: Promise<void> | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: 5000,
    });
    next.on('error', (error) => {
      if (!closed) log.warn({ err: error.message }, 'lost the event connection');
    });
    next.on('notification', ({ payload }) => tell(payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.once('end', () => {
      if (client !== next) return;
      client = null;
      releaseBarriers();
      reconnect(FIRST_RETRY_MS);
    });
  }

  function tell(payload: string): void {
    const [kind, id] = payload.split(':');
    if (kind === BARRIER) {
      barriers.get(id)?.();
      barriers.delete(id);
      return;
    }
    for (const listener of listeners) listener({ kind, id });
  }

  function releaseBarriers(): void {
    for (const release of barriers.values()) release();
    barriers.clear();
  }

  function reconnect(wait: number): void {
    if (closed) return;
    retry = setTimeout(async () => {
      try {
        await connect();
      } catch {
        reconnect(Math.min(wait * 2, LONGEST_RETRY_MS));
        return;
      }
      if (closed) await client?.end();
      else for (const listener of gapListeners) listener();
    }, wait).unref();
  }

  async function passBarrier(): Promise<void> {
    const asked = client;
    // Without a connection there is nothing to wait for: `onGap` will have everything dropped.
    if (!asked) return;
    const id = randomUUID();
    const silent = setTimeout(() => {
      log.warn('the event connection is silent; connecting anew');
      cut(asked);
    }, BARRIER_PATIENCE_MS).unref();
    try {
      const passed = new Promise<void>((resolve) => barriers.set(id, resolve));
      // On the listening connection: PostgreSQL tells our own notice after all earlier ones.
      await asked.query('SELECT pg_notify($1, $2)', [CHANNEL, `${BARRIER}:${id}`]);
      await passed;
    } catch {
      barriers.delete(id);
    } finally {
      clearTimeout(silent);
    }
  }

  await connect();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    barrier() {
      // Those who come while one is on its way share the next one.
      queued ??= sent.then(() => {
        queued = null;
        sent = passBarrier();
        return sent;
      });
      return queued;
    },
    isListening: () => client !== null,
    onGap(listener) {
      gapListeners.add(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** Ends a connection without its farewell, which would wait for an answer that does not come. */
function cut(client: pg.Client): void {
  (
    client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
}
