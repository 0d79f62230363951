import type { ReleaseNumber } from '../catalogue.ts';
import { EVERYTHING, exactly, type Interval } from './interval.ts';

const PIECE = /[[(][^\])]*[\])]/g;
const NUMBERS = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.\d+)*(?:\.?([-+].*))?$/;

/**
 * Maven version ranges of Forge and NeoForge: `[1.20,1.21)`, `[1.20.1]`, `(,1.20]`, several with commas
 * between. A bare version, to Maven a mere wish, is what the author built for; two bare ones are read as
 * from and to. Null for anything else.
 */
export function parseMavenRange(text: string): Interval[] | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '*') return [EVERYTHING];
  const pieces = trimmed.match(PIECE);
  if (!pieces) return parseBare(trimmed);
  const intervals = pieces.map(parsePiece);
  return intervals.includes(null) ? null : (intervals as Interval[]);
}

function parseBare(text: string): Interval[] | null {
  const numbers = text.split(',').map((part) => mavenNumber(part.trim()));
  const [min, max] = numbers;
  if (!min || numbers.length > 2) return null;
  if (numbers.length === 1) return [exactly(min)];
  return max ? [{ min, minIncluded: true, max, maxIncluded: false }] : null;
}

function parsePiece(piece: string): Interval | null {
  const body = piece.slice(1, -1);
  const comma = body.indexOf(',');
  if (comma === -1) {
    const number = mavenNumber(body.trim());
    return number && exactly(number);
  }
  const low = body.slice(0, comma).trim();
  const rest = body.slice(comma + 1).trim();
  // A stray comma after the upper bound makes it, to Maven, a version just above: it is included.
  const high = rest.replace(/,$/, '');
  const min = low === '' ? null : mavenNumber(low);
  const max = high === '' ? null : mavenNumber(high);
  if ((low !== '' && !min) || (high !== '' && !max)) return null;
  return {
    min,
    minIncluded: piece.startsWith('['),
    max,
    maxIncluded: piece.endsWith(']') || high !== rest,
  };
}

/** The first three numbers; a qualifier such as `-beta` means just before them. */
export function mavenNumber(text: string): ReleaseNumber | null {
  const match = NUMBERS.exec(text);
  if (!match) return null;
  const [, first, second, third, qualifier] = match;
  const before = qualifier?.startsWith('-') ? -1 : 0;
  return [Number(first), Number(second ?? 0), Number(third ?? 0), before];
}
