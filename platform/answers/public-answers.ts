/** A finished public answer: the same for everybody, sent without computing. */
export interface Answer {
  status: number;
  /** Name, value, name, value …, as `writeHead` takes them; without length, encoding and ETag. */
  headers: string[];
  body: Buffer;
  /** Absent: nobody may keep it, so nobody asks whether it changed. */
  etag?: string;
  /** Made when first asked for. */
  brotli?: Buffer;
  gzip?: Buffer;
  /** Milliseconds since the epoch after which it is made anew; absent: until something changes. */
  until?: number;
}

interface Entry {
  answer: Answer;
  tags: readonly string[];
  bytes: number;
}

/** What an entry takes beside its texts: an estimate. */
const OVERHEAD = 1024;
/**
 * Longer addresses are not kept: the engine gives all texts of one length past 16,383 characters the
 * same hash, so that looking them up would compare them one by one.
 */
const LONGEST_KEY = 16_000;
/** Tags whose last change is remembered. */
const MOST_DROPPED = 50_000;

/** Memory of an answer: its compressed forms may be made later, its address can be long. */
function weigh(key: string, { body }: Answer, tags: readonly string[]): number {
  const names = tags.reduce((sum, tag) => sum + tag.length, key.length);
  return body.length * 2 + names * 2 + tags.length * 64 + OVERHEAD;
}

/**
 * Finished answers by address, dropped by what they tell of. Bounded by bytes; the least recently
 * asked for goes first.
 */
export class PublicAnswers {
  #answers = new Map<string, Entry>();
  #keys = new Map<string, Set<string>>();
  #dropped = new Map<string, number>();
  #bytes = 0;
  #sequence = 0;
  #cleared = 0;
  readonly #limit: number;

  /** @param limit bytes of memory, about */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Answer | undefined {
    const entry = this.#answers.get(key);
    if (!entry) return undefined;
    const { until } = entry.answer;
    if (until !== undefined && until < Date.now()) {
      this.#remove(key);
      return undefined;
    }
    // Least recently used is first: refresh only when it matters.
    if (this.#bytes > this.#limit / 2) {
      this.#answers.delete(key);
      this.#answers.set(key, entry);
    }
    return entry.answer;
  }

  /** Marks the time before an answer is computed; hand it to `put`. */
  begin(): number {
    return this.#sequence;
  }

  /** Keeps an answer unless something it tells of changed since `begun`. */
  put(key: string, answer: Answer, tags: readonly string[], begun: number): void {
    if (key.length > LONGEST_KEY) return;
    const stale = tags.some((tag) => (this.#dropped.get(tag) ?? 0) > begun);
    const bytes = weigh(key, answer, tags);
    if (stale || this.#cleared > begun || bytes > this.#limit / 8) return;
    this.#remove(key);
    this.#answers.set(key, { answer, tags, bytes });
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys) keys.add(key);
      else this.#keys.set(tag, new Set([key]));
    }
    while (this.#bytes > this.#limit) this.#remove(this.#answers.keys().next().value as string);
  }

  /** Forgets every answer that tells of this. */
  drop(tag: string): void {
    this.#sequence += 1;
    this.#dropped.set(tag, this.#sequence);
    if (this.#dropped.size > MOST_DROPPED) this.clear();
    for (const key of this.#keys.get(tag) ?? []) this.#remove(key);
  }

  clear(): void {
    this.#sequence += 1;
    this.#cleared = this.#sequence;
    this.#answers.clear();
    this.#keys.clear();
    this.#dropped.clear();
    this.#bytes = 0;
  }

  #remove(key: string): void {
    const entry = this.#answers.get(key);
    if (!entry) return;
    this.#answers.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }
}
