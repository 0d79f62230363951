interface Entry<V> {
  value: V;
  tags: readonly string[];
  weight: number;
}

/**
 * What was read once, known until something it tells of changes. Bounded by the sum of weights; what
 * has been known for longest goes first.
 */
export class Known<V> {
  readonly #most: number;
  readonly #entries = new Map<string, Entry<V>>();
  readonly #keys = new Map<string, Set<string>>();
  #weight = 0;
  #changes = 0;

  /** @param most in the unit of the weights given to `read` */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is known under a key, or what is read now and kept when there is something to keep. */
  async find(
    key: string,
    read: () => Promise<{ value: V; tags: readonly string[]; weight: number } | undefined>,
  ): Promise<V | undefined> {
    const known = this.#entries.get(key);
    if (known) return known.value;
    const begun = this.#changes;
    const found = await read();
    // What changed while it was read may be told as it was before.
    if (found && begun === this.#changes) this.#keep(key, found);
    return found?.value;
  }

  /** Forgets what tells of this. */
  drop(tag: string): void {
    this.#changes += 1;
    for (const key of this.#keys.get(tag) ?? []) this.#remove(key);
  }

  clear(): void {
    this.#changes += 1;
    this.#entries.clear();
    this.#keys.clear();
    this.#weight = 0;
  }

  #keep(key: string, entry: Entry<V>): void {
    this.#remove(key);
    if (entry.weight > this.#most / 8) return;
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    for (const tag of entry.tags) {
      const keys = this.#keys.get(tag);
      if (keys) keys.add(key);
      else this.#keys.set(tag, new Set([key]));
    }
    while (this.#weight > this.#most) this.#remove(this.#entries.keys().next().value as string);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    for (const tag of entry.tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }
}
