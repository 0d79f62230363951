/** How quickly a transfer goes, from its last seconds. */
export class Pace {
  readonly #marks: { at: number; sent: number }[] = [];

  /** Milliseconds and bytes so far; answers the seconds that are left, null while nobody can tell. */
  secondsLeft(at: number, sent: number, size: number): number | null {
    this.#marks.push({ at, sent });
    while (this.#marks.length > 2 && at - this.#marks[0].at > WINDOW_MS) this.#marks.shift();
    const [first] = this.#marks;
    const elapsed = at - first.at;
    const moved = sent - first.sent;
    if (elapsed < LEAST_MS || moved <= 0) return null;
    return Math.ceil(((size - sent) * elapsed) / moved / 1000);
  }

  /** After a pause the old speed says nothing. */
  reset(): void {
    this.#marks.length = 0;
  }
}

const WINDOW_MS = 8000;
const LEAST_MS = 500;
