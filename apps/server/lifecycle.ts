import type { FastifyInstance } from 'fastify';

/** Requests under way get this long before their connections are closed. */
const GRACE_MS = 15_000;
/** After this the process ends whatever hangs. */
const DEADLINE_MS = 30_000;

/** What was opened, to be closed once, last first, when the process is asked to end. */
export class Lifecycle {
  readonly #closers: (() => Promise<unknown>)[] = [];
  #ending = false;

  /** True once somebody asked to end: what fails from now on is no news. */
  get ending(): boolean {
    return this.#ending;
  }

  opened(close: () => Promise<unknown>): void {
    this.#closers.push(close);
  }

  /** Ends on the usual signals, and when the launcher that started us is gone. */
  listen(): void {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => this.end(0));
    }
    process.on('disconnect', () => this.end(0));
    if (process.send && !process.connected) this.end(0);
  }

  async end(code: number): Promise<void> {
    if (this.#ending) return;
    this.#ending = true;
    const deadline = setTimeout(() => process.exit(code || 1), DEADLINE_MS);
    for (const close of this.#closers.reverse()) {
      await close().catch((error) => console.error(error));
    }
    clearTimeout(deadline);
    process.exit(code);
  }
}

/** Lets requests under way finish; connections that then say nothing are closed. */
export async function closeHttp(http: FastifyInstance): Promise<void> {
  const idle = setInterval(() => http.server.closeIdleConnections(), 50);
  const late = setTimeout(() => http.server.closeAllConnections(), GRACE_MS);
  await http.close();
  clearInterval(idle);
  clearTimeout(late);
}
