import type { ReleaseNumber } from './catalogue.ts';
import { mavenNumber } from './ranges/maven-range.ts';

/** Which game version a major version of Forge was made for (its release notes). */
const FORGE: Record<number, string> = {
  25: '1.13.2',
  26: '1.14.2',
  27: '1.14.3',
  28: '1.14.4',
  29: '1.15',
  30: '1.15.1',
  31: '1.15.2',
  32: '1.16.1',
  33: '1.16.2',
  34: '1.16.3',
  35: '1.16.4',
  36: '1.16.5',
  37: '1.17.1',
  38: '1.18',
  39: '1.18.1',
  40: '1.18.2',
  41: '1.19',
  42: '1.19.1',
  43: '1.19.2',
  44: '1.19.3',
  45: '1.19.4',
  46: '1.20',
  47: '1.20.1',
  48: '1.20.2',
  49: '1.20.4',
  50: '1.20.6',
  51: '1.21',
  52: '1.21.1',
  53: '1.21.3',
  54: '1.21.4',
  55: '1.21.5',
  56: '1.21.6',
  57: '1.21.7',
  58: '1.21.8',
  59: '1.21.9',
  60: '1.21.10',
  61: '1.21.11',
};

/** The first NeoForge of its own numbering; `[1,)` and the like are versions of its language loader. */
const FIRST_NEOFORGE: ReleaseNumber = [20, 2, 0, 0];

/** The game version that the lower bound of a range of Forge versions was made for. */
export function gameVersionOfForge(range: string): string | null {
  const number = lowerBound(range);
  return number ? (FORGE[number[0]] ?? null) : null;
}

/**
 * The same for NeoForge, whose version is the game's without the leading one: 21.1.x is 1.21.1, 21.0.x
 * is 1.21; from the calendar names on it is the game's own: 26.1.2.x is 26.1.2.
 */
export function gameVersionOfNeoForge(range: string): string | null {
  const number = lowerBound(range);
  if (!number || number[0] < FIRST_NEOFORGE[0]) return null;
  const [first, second, third] = number;
  if (first >= 26) return third > 0 ? `${first}.${second}.${third}` : `${first}.${second}`;
  return second > 0 ? `1.${first}.${second}` : `1.${first}`;
}

function lowerBound(range: string): ReleaseNumber | null {
  return mavenNumber(
    range
      .trim()
      .replace(/^[[(]/, '')
      .split(/[,\])]/)[0]!
      .trim(),
  );
}
