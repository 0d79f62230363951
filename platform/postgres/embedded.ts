import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type FolderLock, lockFolder } from '../lock/folder-lock.ts';
import { findBinaries, type PostgresBinaries } from './binaries.ts';
import { type Confinement, DatabaseCannotStart, findConfinement, giveTo } from './confine.ts';
import { endLeftovers } from './leftovers.ts';

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

export { DatabaseCannotStart };

/** Another process runs the database of this folder. */
export class DatabaseInUse extends Error {}

/** Milliseconds before a server that ended is started again, and before the next try. */
const RESTART_AFTER = 100;
const TRY_AGAIN_AFTER = 1000;
const START_PATIENCE = 60_000;

/**
 * Starts the embedded PostgreSQL and keeps it running. It dies with this process, even on `kill -9`
 * (parent-death signal), and is started again when it crashes.
 * @throws DatabaseInUse; DatabaseCannotStart with PostgreSQL's own words.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(join(options.sockets, 'postgres.lock'));
  if (!lock) throw new DatabaseInUse(`Another process runs the database in ${options.folder}.`);
  try {
    const binaries = await findBinaries();
    const confinement = await findConfinement(options.folder);
    const data = join(options.folder, 'data');
    await giveTo(confinement.owner, options.sockets);
    await giveTo(confinement.owner, options.folder);
    if (!(await exists(join(data, 'PG_VERSION')))) await initialise(binaries, confinement, data);
    const url = embeddedUrl(options.sockets);
    const command = [...confinement.prefix, binaries.postgres, ...serverArguments(data, options)];
    const server = new Supervisor({ command, data, url, lock, onCrash: options.onCrash });
    await server.start();
    return { url, stop: () => server.stop() };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Address of the embedded database whose socket lies in this folder. */
export function embeddedUrl(sockets: string): string {
  return `postgres://quarry@/postgres?host=${encodeURIComponent(sockets)}`;
}

interface Server {
  command: string[];
  data: string;
  url: string;
  lock: FolderLock;
  onCrash?: (detail: string) => void;
}

class Supervisor {
  #child: ChildProcess | undefined;
  #stopping = false;
  #watching: Promise<void> = Promise.resolve();
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  async start(): Promise<void> {
    const { ended } = await this.#launch();
    this.#watching = this.#watch(ended);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#child?.kill('SIGINT');
    await this.#watching;
    await this.#server.lock.release();
  }

  /** Starts it again whenever it ends, until it is meant to. */
  async #watch(ended: Promise<string>): Promise<void> {
    const { onCrash } = this.#server;
    let why = await ended;
    while (!this.#stopping) {
      onCrash?.(why);
      await pause(RESTART_AFTER);
      try {
        if (!this.#stopping) why = await (await this.#launch()).ended;
      } catch (error) {
        why = (error as Error).message;
        await pause(TRY_AGAIN_AFTER);
      }
    }
  }

  /** Returns when connections are taken. @throws DatabaseCannotStart when it ends before that. */
  async #launch(): Promise<{ ended: Promise<string> }> {
    await endLeftovers(this.#server.data);
    const [file, ...args] = this.#server.command;
    // In a process group of its own: Ctrl-C in a terminal must reach us alone.
    const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    this.#child = child;
    let output = '';
    let over: string | undefined;
    child.stderr.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
    const ended = new Promise<string>((resolve) => {
      const end = (how: unknown) => {
        over ??= `PostgreSQL ended (${how}): ${output.trim()}`;
        resolve(over);
      };
      child.once('error', (error) => end(error.message));
      child.once('close', (code, signal) => end(signal ?? code));
    });
    if (this.#stopping) child.kill('SIGINT');
    const deadline = Date.now() + START_PATIENCE;
    while (!(await this.#answers())) {
      if (over === undefined && Date.now() > deadline) child.kill('SIGKILL');
      if (over !== undefined) throw new DatabaseCannotStart(over);
      await pause(15);
    }
    return { ended };
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.#server.url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }
}

function serverArguments(data: string, { sockets, settings }: EmbeddedOptions): string[] {
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    max_connections: '60',
    log_min_messages: 'warning',
    ...settings,
  };
  return [
    '-D',
    data,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Made beside its place and moved there whole: a kill while it is made leaves nothing half. */
async function initialise(
  binaries: PostgresBinaries,
  { prefix }: Confinement,
  data: string,
): Promise<void> {
  const making = `${data}.new`;
  await rm(making, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
  const [file, ...args] = [
    ...[...prefix, binaries.initdb, '-D', making, '-U', 'quarry', '--auth=trust'],
    ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
  ];
  await run(file, args);
  await rename(making, data);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
