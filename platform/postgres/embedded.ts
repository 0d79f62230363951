import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type FolderLock, lockFolder } from '../lock/folder-lock.ts';
import { findBinaries, type PostgresBinaries } from './binaries.ts';

const run = promisify(execFile);

/** A PostgreSQL of our own in a folder: listens on a private unix socket only. */
export interface EmbeddedPostgres {
  /** `postgres:///…` address for a client on this machine. */
  url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Holds the cluster (`data`), made on first use. */
  folder: string;
  /** Private folder for the socket. */
  sockets: string;
  /** Extra settings, for tests: `fsync=off`. */
  settings?: Record<string, string>;
  /** Told when the server ends without having been asked to. It is started again by itself. */
  onCrash?: (detail: string) => void;
}

/**
 * Starts the embedded PostgreSQL and keeps it running.
 *
 * It dies with this process, even on `kill -9` (parent-death signal), and is started again when it
 * crashes. As root it runs as an unprivileged user of a private user namespace, because PostgreSQL
 * refuses root; the files stay ours and no system user is made.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const binaries = await findBinaries();
  const data = join(options.folder, 'data');
  if (!(await exists(join(data, 'PG_VERSION')))) await initialise(binaries, data);

  const lock = await lockFolder(join(options.sockets, 'postgres.lock'));
  if (!lock) throw new Error(`Another process runs the database in ${options.folder}.`);
  const url = embeddedUrl(options.sockets);
  const server = new Supervisor(binaries, data, options, url, lock);
  await server.start();
  return { url, stop: () => server.stop() };
}

/** Address of the embedded database whose socket lies in this folder. */
export function embeddedUrl(sockets: string): string {
  return `postgres://quarry@/postgres?host=${encodeURIComponent(sockets)}`;
}

class Supervisor {
  #process: ChildProcess | undefined;
  #stopping = false;
  readonly #binaries: PostgresBinaries;
  readonly #data: string;
  readonly #options: EmbeddedOptions;
  readonly #url: string;
  readonly #lock: FolderLock;

  constructor(
    binaries: PostgresBinaries,
    data: string,
    options: EmbeddedOptions,
    url: string,
    lock: FolderLock,
  ) {
    this.#binaries = binaries;
    this.#data = data;
    this.#options = options;
    this.#url = url;
    this.#lock = lock;
  }

  async start(): Promise<void> {
    let output = '';
    const [command, args] = confine(this.#binaries.postgres, this.#arguments());
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    this.#process = child;
    child.stderr?.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
    let exited = false;
    child.once('exit', (code, signal) => {
      exited = true;
      if (this.#stopping || this.#process !== child) return;
      this.#options.onCrash?.(`PostgreSQL ended (${signal ?? code}): ${output.slice(-500)}`);
      setTimeout(() => this.#restart(), 200).unref();
    });
    await this.#untilReady(() => exited && `PostgreSQL did not start:\n${output}`);
  }

  async #restart(): Promise<void> {
    if (this.#stopping) return;
    await this.start().catch((error) => {
      this.#options.onCrash?.(String(error.message));
      setTimeout(() => this.#restart(), 1000).unref();
    });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#process;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGINT');
      await ended;
    }
    await this.#lock.release();
  }

  #arguments(): string[] {
    const settings: Record<string, string> = {
      listen_addresses: '',
      unix_socket_directories: this.#options.sockets,
      unix_socket_permissions: '0700',
      shared_buffers: '128MB',
      max_connections: '60',
      log_min_messages: 'warning',
      ...this.#options.settings,
    };
    return [
      '-D',
      this.#data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
  }

  async #untilReady(failure: () => string | false): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      const failed = failure();
      if (failed) throw new Error(failed);
      const client = new pg.Client({ connectionString: this.#url });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    }
    throw new Error('PostgreSQL was not ready within 60 seconds.');
  }
}

async function initialise(binaries: PostgresBinaries, data: string): Promise<void> {
  await rm(data, { recursive: true, force: true });
  const [command, args] = confine(binaries.initdb, [
    ...['-D', data, '-U', 'quarry', '--auth=trust', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
  ]);
  await run(command, args);
}

/** The command wrapped so that it is not root and dies with us. */
function confine(command: string, args: string[]): [string, string[]] {
  const tied = ['setpriv', '--pdeathsig', 'INT', command, ...args];
  return process.geteuid?.() === 0
    ? ['unshare', ['--user', '--map-user=1000', '--map-group=1000', ...tied]]
    : [tied[0], tied.slice(1)];
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
