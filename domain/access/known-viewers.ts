import { hashSecret, isSecret } from '#platform/crypto/secrets.ts';
import type { Events } from '#platform/events/events.ts';
import { Known } from '#platform/known/known.ts';
import type { Services } from '../services.ts';
import { SESSION_PREFIX } from '../sessions/index.ts';
import { type Credential, readSession, readToken, tokenOf } from './authenticate.ts';
import { NOBODY, type Viewer } from './viewer.ts';

/** How often use is written down, so that reading does not mean writing. */
const NOTE_EVERY_MS = 5 * 60_000;
/** Sessions and tokens kept in memory. */
const MOST_KNOWN = 20_000;

/**
 * Who stands behind sessions and tokens, read once and known until the database tells that one of them
 * or its owner changed. While the database's word does not come through, every request asks it anew.
 */
export class KnownViewers {
  readonly #known = new Known<Credential>(MOST_KNOWN);
  readonly #services: Pick<Services, 'db' | 'clock'>;
  readonly #events: Pick<Events, 'isListening'>;

  constructor(services: Pick<Services, 'db' | 'clock'>, events: Events) {
    this.#services = services;
    this.#events = events;
    events.onGap(() => this.#known.clear());
    events.subscribe(({ kind, id }) => {
      if (kind === 'session' || kind === 'token' || kind === 'user') this.#known.drop(id);
    });
  }

  /** The viewer of an `Authorization` header, with or without `Bearer`; null when it is not valid. */
  async ofToken(header: string): Promise<Viewer | null> {
    const token = tokenOf(header);
    if (!token) return null;
    const found = await this.#find(token, readToken);
    if (found && this.#isToNote(found)) await this.#noteToken(found);
    return found?.viewer ?? null;
  }

  /** The viewer of a session cookie; nobody when it is unknown or has ended. */
  async ofSession(secret: string): Promise<Viewer> {
    if (!isSecret(SESSION_PREFIX, secret)) return NOBODY;
    const found = await this.#find(secret, readSession);
    if (found && this.#isToNote(found)) await this.#noteSession(found);
    return found?.viewer ?? NOBODY;
  }

  async #find(secret: string, read: typeof readToken): Promise<Credential | undefined> {
    const { db } = this.#services;
    const hash = hashSecret(secret);
    const found = this.#events.isListening()
      ? await this.#known.find(hash, async () => {
          const value = await read(db, hash);
          return value && { value, tags: [value.id, value.viewer.user?.id ?? ''], weight: 1 };
        })
      : await read(db, hash);
    const isOver = found?.expires != null && found.expires <= this.#services.clock.now();
    return isOver ? undefined : found;
  }

  /** True once for each time that its use is to be written down. */
  #isToNote(credential: Credential): boolean {
    const now = this.#services.clock.now();
    const since = now.getTime() - (credential.noted?.getTime() ?? 0);
    if (since <= NOTE_EVERY_MS) return false;
    credential.noted = now;
    return true;
  }

  async #noteToken({ id, noted }: Credential): Promise<void> {
    const { db } = this.#services;
    await db.updateTable('tokens').set({ last_used: noted }).where('id', '=', id).execute();
  }

  async #noteSession({ id, noted }: Credential): Promise<void> {
    const { db } = this.#services;
    const last_seen = noted ?? this.#services.clock.now();
    await db.updateTable('sessions').set({ last_seen }).where('id', '=', id).execute();
  }
}
