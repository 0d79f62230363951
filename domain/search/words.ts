/**
 * How texts become words, the same for projects and for questions: any script, letter case, accents
 * and compatibility forms folded away. Scripts that write without spaces are cut into pairs of
 * letters, so that any part of a phrase is found.
 */

/** Letters that no decomposition reaches. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/** Accents of Latin, Greek and Cyrillic, vowel signs of Hebrew and Arabic, the Arabic stretch. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/g;
const APOSTROPHES = /['’‘ʼ`´]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range is meant
const ASCII = /^[\x00-\x7f]*$/;
const ASCII_WORDS = /[a-z0-9]+/g;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const UNSPACED_SCRIPTS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]+|[^${UNSPACED_SCRIPTS}]+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED_SCRIPTS}]`, 'u');

/** Lower case, NFKC, without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter]!);
}

/** Words of a text to be found. */
export function wordsOf(text: string): string[] {
  return split(text, true);
}

/** Words of a name to be found: as written, and with its humps parted (`JourneyMap`). */
export function wordsOfName(name: string): string[] {
  const parted = partHumps(name);
  return parted === name ? wordsOf(name) : [...wordsOf(name), ...wordsOf(parted)];
}

/** More words than anybody types; the rest of a question is not looked at. */
const MOST_WORDS = 12;

/** The distinct words that somebody looks for. */
export function wordsOfQuery(text: string): string[] {
  return [...new Set(split(text.slice(0, 400), false))].slice(0, MOST_WORDS);
}

/** The letters and digits of a name alone: the form in which a name is matched as a whole. */
export function joinName(name: string): string {
  return (
    fold(name)
      .replace(APOSTROPHES, '')
      .match(ASCII.test(name) ? ASCII_WORDS : WORDS) ?? []
  ).join('');
}

/** `Xaero's Minimap` → `xaeros-minimap`, `JourneyMap` → `journey-map`. */
export function indexedName(name: string): string {
  return (fold(partHumps(name)).replace(APOSTROPHES, '').match(WORDS) ?? []).join('-');
}

function partHumps(name: string): string {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
}

function split(text: string, indexing: boolean): string[] {
  const folded = fold(text).replace(APOSTROPHES, '');
  if (ASCII.test(folded)) return folded.match(ASCII_WORDS) ?? [];
  const words: string[] = [];
  for (const run of folded.match(WORDS) ?? []) {
    for (const part of run.match(UNSPACED)!) {
      if (IS_UNSPACED.test(part)) pairs(part, indexing, words);
      else words.push(part);
    }
  }
  return words;
}

/**
 * `機械動力` → `機械 械動 動力`, and for the index `力` too: one letter is found as the beginning of
 * a pair, the last one begins none.
 */
function pairs(run: string, indexing: boolean, into: string[]): void {
  const letters = [...run];
  for (let i = 0; i + 1 < letters.length; i++) into.push(letters[i]! + letters[i + 1]!);
  if (indexing || letters.length === 1) into.push(letters.at(-1)!);
}
