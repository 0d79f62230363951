import type { VersionIndex } from './catalogue.ts';
import { namedVersion } from './ranges/snapshot-names.ts';

const TOKEN =
  /(?<![\d.w])(\d+\.\d+(?:\.(?:\d+|[xX]))?(?:-(?:pre|rc|snapshot)-?\d+)?|\d\dw\d\d[a-z])(?![\d]|\.\d)(\+?)/g;

/**
 * Game versions that a file name or version number mentions: `mc1.20.1`, `+1.21.1`, `1.20.1-`, `1.21.x`.
 * `own` is the add-on's version number: a part that is all of it names the add-on, not the game. Of
 * several, those after `mc` or `+` count first; then the first one. Empty when there is none.
 */
export function gameVersionHints(text: string, own: string | null, index: VersionIndex): string[] {
  const found = [...text.matchAll(TOKEN)].flatMap((match) => {
    const [, token = '', plus] = match;
    if (isOwn(token, own)) return [];
    const versions = hinted(token, plus === '+', index);
    if (versions.length === 0) return [];
    return [{ versions, rank: rank(text.slice(0, match.index)) }];
  });
  const best = Math.max(...found.map(({ rank }) => rank));
  return found.find(({ rank }) => rank === best)?.versions ?? [];
}

/** Whether a part of a file name is the add-on's own version, alone or with a qualifier. */
function isOwn(token: string, own: string | null): boolean {
  return own?.startsWith(token) === true && !/\d+\.\d+/.test(own.slice(token.length));
}

/** `1.21.x` and `1.20.5+` mean a line of releases. */
function hinted(token: string, andUp: boolean, index: VersionIndex): string[] {
  const line = /^(\d+\.\d+)\.x$/i.exec(token)?.[1];
  const isRelease = index.releases.some(({ version }) => version === token);
  if (line === undefined && !(andUp && isRelease)) {
    const version = namedVersion(token, index);
    return version === null ? [] : [version];
  }
  const prefix = line ?? token.split('.').slice(0, 2).join('.');
  const names = index.releases
    .map(({ version }) => version)
    .filter((version) => version === prefix || version.startsWith(`${prefix}.`));
  return line === undefined ? names.slice(names.indexOf(token)) : names;
}

function rank(before: string): number {
  if (/(mc|minecraft)[-_ .]?$/i.test(before)) return 2;
  return before.endsWith('+') ? 1 : 0;
}
