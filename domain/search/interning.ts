/** One string for all equal texts, one array for all equal lists: most documents share them. */
export class Interning {
  readonly #texts = new Map<string, string>();
  readonly #lists = new Map<string, string[]>();

  text(text: string): string {
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    return known ?? text;
  }

  list(list: string[]): string[] {
    const key = list.join('\0');
    const known = this.#lists.get(key);
    if (known && known.length === list.length) return known;
    const own = list.map((text) => this.text(text));
    this.#lists.set(key, own);
    return own;
  }
}
