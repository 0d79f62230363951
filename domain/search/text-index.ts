import { type Bitset, hasBit } from './bitset.ts';
import { Column } from './column.ts';
import type { SearchDocument } from './document.ts';
import { HashMultimap, hashText } from './hash-multimap.ts';
import { Matches } from './matches.ts';
import { LEVEL } from './ranking.ts';
import { Spelling } from './spelling.ts';
import { TermList } from './term-list.ts';
import { joinName, wordsOf, wordsOfName } from './words.ts';

const IN_NAME = 1;
const IN_AUTHOR = 2;
const IN_SUMMARY = 4;
/** A posting is `ordinal * 8 + where`. */
const WHERE_BITS = 3;

/** The level of each combination of places, the best of them. */
function levelsOf(inName: number, inAuthor: number, inSummary: number): Uint8Array {
  return Uint8Array.from({ length: 1 << WHERE_BITS }, (_, where) =>
    where & IN_NAME ? inName : where & IN_AUTHOR ? inAuthor : inSummary,
  );
}

const WHOLE = levelsOf(LEVEL.name, LEVEL.author, LEVEL.summary);
const BEGINNING = levelsOf(LEVEL.nameBeginning, LEVEL.author, LEVEL.summary);
const MISSPELT = levelsOf(LEVEL.misspeltName, LEVEL.misspeltElsewhere, LEVEL.misspeltElsewhere);

/** The terms that a word may mean. */
interface Meanings {
  /** Those that begin with it, the word itself first if it is one. */
  begun: Uint32Array;
  isWhole: boolean;
  misspelt: Uint32Array;
}

const NO_TERMS = new Uint32Array(0);

/** Which words stand where: titles and slugs (the name), authors, summaries. */
export class TextIndex {
  readonly #terms = new TermList();
  readonly #spelling = new Spelling(this.#terms.words);
  /** The first place of each term; most terms have no other. */
  readonly #first = new Column('ordinal');
  readonly #others: (Uint32Array | undefined)[] = [];
  readonly #lengths = new Column('ordinal');
  readonly #names = new HashMultimap();
  readonly #matches = new Matches();
  /** For the first places of many terms, to be read at once. */
  #firsts = new Uint32Array(0);
  #bytes = 0;

  add(ordinal: number, document: SearchDocument): void {
    const places = new Map<number, number>();
    const note = (words: string[], where: number) => {
      for (const word of words) {
        const term = this.#term(word);
        places.set(term, (places.get(term) ?? 0) | where);
      }
    };
    note(wordsOfName(document.title), IN_NAME);
    if (document.slug) note(wordsOf(document.slug), IN_NAME);
    note(wordsOfName(document.author), IN_AUTHOR);
    note(wordsOf(document.summary), IN_SUMMARY);
    for (const [term, where] of places) this.#append(term, ordinal * 2 ** WHERE_BITS + where);
    for (const name of namesOf(document)) this.#names.add(hashText(name), ordinal);
  }

  /** Calls back with documents that may be called `joined` (see joinName): the caller verifies. */
  eachNamed(joined: string, visit: (ordinal: number) => void): void {
    this.#names.each(hashText(joined), visit);
  }

  /** The candidates that have every word, each with the best level of its worst word. */
  match(words: string[], forgiving: boolean, candidates: Bitset, size: number): Matches {
    const matches = this.#matches;
    matches.begin(candidates, size);
    const asked = words.map((word) => this.#meanings(word, forgiving));
    // The rarest word first: of the others only what stands in its documents is looked at closely.
    if (asked.length > 1) asked.sort((a, b) => this.#places(a) - this.#places(b));
    for (const { begun, isWhole, misspelt } of asked) {
      if (isWhole) this.#note(begun.subarray(0, 1), WHOLE);
      this.#note(isWhole ? begun.subarray(1) : begun, BEGINNING);
      this.#note(misspelt, MISSPELT);
      matches.endWord();
    }
    return matches;
  }

  /**
   * The nearest correct word for one that no living document has, even as a beginning: the fewest
   * slips, then the most projects, then the alphabet. The word itself when it is known, undefined
   * when nothing is near.
   */
  correct(word: string, alive: Bitset): string | undefined {
    const known = this.#terms.startingWith(word).some((term) => this.#living(term, alive) > 0);
    if (known) return word;
    return this.#spelling
      .near(word)
      .map(({ term, slips }) => ({
        slips,
        word: this.#terms.words[term]!,
        projects: this.#living(term, alive),
      }))
      .filter((one) => one.projects > 0)
      .sort((a, b) => a.slips - b.slips || b.projects - a.projects || (a.word < b.word ? -1 : 1))[0]
      ?.word;
  }

  get bytes(): number {
    return this.#bytes + this.#names.bytes + this.#spelling.bytes + this.#terms.words.length * 100;
  }

  #meanings(word: string, forgiving: boolean): Meanings {
    const begun = this.#terms.startingWith(word);
    const isWhole = begun.length > 0 && this.#terms.words[begun[0]!] === word;
    const misspelt = forgiving
      ? Uint32Array.from(this.#spelling.near(word).map(({ term }) => term))
      : NO_TERMS;
    return { begun, isWhole, misspelt };
  }

  /** In how many places a word stands. */
  #places({ begun, misspelt }: Meanings): number {
    let places = 0;
    for (let i = 0; i < begun.length; i++) places += this.#lengths.at(begun[i]!);
    for (let i = 0; i < misspelt.length; i++) places += this.#lengths.at(misspelt[i]!);
    return places;
  }

  #note(terms: Uint32Array, levels: Uint8Array): void {
    if (this.#firsts.length < terms.length) this.#firsts = new Uint32Array(terms.length * 2);
    const firsts = this.#firsts;
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i]!;
      firsts[i] = this.#first.at(term);
      const others = this.#others[term];
      if (others) this.#matches.note(others, this.#lengths.at(term) - 1, WHERE_BITS, levels);
    }
    this.#matches.note(firsts, terms.length, WHERE_BITS, levels);
  }

  #living(term: number, alive: Bitset): number {
    let living = 0;
    this.#eachPosting(term, (posting) => {
      if (hasBit(alive, posting >>> WHERE_BITS)) living++;
    });
    return living;
  }

  #eachPosting(term: number, visit: (posting: number) => void): void {
    visit(this.#first.at(term));
    const others = this.#others[term];
    if (!others) return;
    const length = this.#lengths.at(term) - 1;
    for (let i = 0; i < length; i++) visit(others[i]!);
  }

  #term(word: string): number {
    const known = this.#terms.find(word);
    if (known !== undefined) return known;
    const term = this.#terms.add(word);
    this.#spelling.add(term);
    this.#others.push(undefined);
    this.#lengths.set(term, 0);
    return term;
  }

  #append(term: number, posting: number): void {
    const length = this.#lengths.at(term);
    this.#lengths.set(term, length + 1);
    if (length === 0) {
      this.#first.set(term, posting);
      return;
    }
    const others = this.#others[term];
    if (others && length <= others.length) {
      others[length - 1] = posting;
      return;
    }
    const larger = new Uint32Array(Math.ceil(length * 1.25));
    if (others) larger.set(others);
    larger[length - 1] = posting;
    this.#bytes += (larger.length - (others?.length ?? 0)) * 4;
    this.#others[term] = larger;
  }
}

/** The names under which a document is found as a whole. */
export function namesOf(document: Pick<SearchDocument, 'title' | 'slug'>): Set<string> {
  const names = new Set([joinName(document.title)]);
  if (document.slug) names.add(joinName(document.slug));
  return names;
}
