import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * A client that gives every statement text a name, so that PostgreSQL plans it once per connection
 * (about twice as fast for point queries). Names repeat because texts do: Kysely compiles the same
 * query to the same text.
 */
class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // A connection that breaks between two queries of a transaction has nobody to tell: the next
    // query fails. Without a listener it would end the process.
    this.on('error', () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads
  override query(...args: any[]): any {
    const [text, values] = args;
    if (typeof text === 'string' && Array.isArray(values)) {
      // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads
      return (super.query as any)({ name: nameOf(text), text, values }, ...args.slice(2));
    }
    // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads
    return (super.query as any)(...args);
  }
}

const names = new Map<string, string>();
const MOST_NAMES = 2000;

/** Undefined past the bound: generated texts (`in` lists of every length) must not fill memory. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

// bigint and numeric columns hold counts below 2^53 here; dates become Date objects.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Database<Tables> {
  kysely: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  url: string;
  /** Most connections, default 10. */
  max?: number;
  onError?: (error: Error) => void;
}

export function connectDatabase<Tables>({
  url,
  max = 10,
  onError,
}: ConnectOptions): Database<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: NamingClient,
    keepAlive: true,
    application_name: 'quarry',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 60_000,
  });
  // A connection that dies while somebody uses it tells its user through the failed query; without a
  // listener of its own its error would end the whole process.
  pool.on('connect', (client) => client.on('error', () => {}));
  // Connections on their way out while the pool ends are no loss.
  pool.on('error', (error) => {
    if (!pool.ending) onError?.(error);
  });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, pool, close: () => kysely.destroy() };
}
