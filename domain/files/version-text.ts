const MAX_NUMBER = 32;
const MAX_NAME = 64;
const REFUSED_CHARACTERS = /[^a-zA-Z0-9!@$()`.+,_"-]+/g;
const PLACEHOLDER = /\$\{[^}]*\}|@[A-Z_]+@|^%.*%$/;

/** Whether a value is a template that the build forgot to fill in. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** A version number that the site takes (1.6: characters and length); null when nothing is left. */
export function cleanVersionNumber(text: string | null): string | null {
  if (text === null || isPlaceholder(text)) return null;
  const clean = text
    .trim()
    .replace(REFUSED_CHARACTERS, '-')
    .replace(/^-+|-+$/g, '');
  return clean.slice(0, MAX_NUMBER) || null;
}

/** `{project} {version}`, at most 64 characters. */
export function versionName(project: string | null, number: string | null): string | null {
  if (number === null) return null;
  const name = project ? `${project} ${number}` : number;
  return name.length <= MAX_NAME ? name : number;
}

const CHANNELS: ['alpha' | 'beta', RegExp][] = [
  ['alpha', /alpha/i],
  ['beta', /beta|snapshot|(?<![a-z])(rc|pre)(?![a-z])|pre-?release/i],
];

/** Release channel that a version number tells (A3.8): alpha, else beta, rc, pre or snapshot. */
export function channelOf(text: string | null): 'release' | 'beta' | 'alpha' {
  return CHANNELS.find(([, pattern]) => pattern.test(text ?? ''))?.[0] ?? 'release';
}

const LAST_VERSION =
  /(?:^|[-_ +])v?(\d+(?:\.\d+)+[a-z]?(?:[-.]?(?:alpha|beta|rc|pre)[.\d]*)?)(?=$|[-_ +])/gi;

/** Name and version that a file name tells, for formats without either; `isGame` says what is not ours. */
export function readFileName(
  stem: string,
  isGame: (text: string) => boolean,
): { name: string; version: string | null } {
  const own = [...stem.matchAll(LAST_VERSION)].filter((match) => !isGame(match[1]!)).at(-1);
  if (!own) return { name: stem, version: null };
  const before = stem.slice(0, own.index).replace(/[-_ +]+$/, '');
  return { name: before || stem, version: own[1]! };
}
