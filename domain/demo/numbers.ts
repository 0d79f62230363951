import type { Random } from './random.ts';
import type { Channel } from './types.ts';

export interface Numbered {
  number: string;
  channel: Channel;
}

/**
 * Version numbers counted down from `latest`, newest first: 2.1.0, 2.0.3, … 2.0.0, 2.0.0-beta.2, …
 * A number with one part (r14) counts down by one. Stops early where there is nothing below.
 */
export function numbersFrom(latest: string, count: number, r: Random): Numbered[] {
  const [, lead, digits] = /^([^\d]*)(.*)$/.exec(latest)!;
  let parts: number[] | null = digits!.split('.').map(Number);
  const found: Numbered[] = [];
  while (parts && found.length < count) {
    const plain = lead + parts.join('.');
    found.push({ number: plain, channel: channelOf(parts, found.length > 0 && r.chance(0.05)) });
    if (parts.length === 3 && parts[0]! > 0 && parts[1] === 0 && parts[2] === 0)
      for (let beta = r.int(1, 3); beta > 0 && found.length < count; beta--)
        found.push({ number: `${plain}-beta.${beta}`, channel: 'beta' });
    parts = before(parts, r);
  }
  return found;
}

/** A whole version may turn out to be a beta now and then, but never the newest. */
function channelOf([major, minor]: number[], rough: boolean): Channel {
  if (major === 0) return minor! < 2 ? 'alpha' : 'beta';
  return rough ? 'beta' : 'release';
}

function before(parts: number[], r: Random): number[] | null {
  const [major, minor, patch] = parts as [number, number?, number?];
  if (minor === undefined) return major > 1 ? [major - 1] : null;
  if (patch === undefined) {
    if (minor > 0) return [major, minor - 1];
    return major > 1 ? [major - 1, r.int(2, 5)] : null;
  }
  if (patch > 0) return [major, minor, patch - 1];
  if (minor > 0 && !(major === 0 && minor === 1)) return [major, minor - 1, r.int(0, 3)];
  return major > 0 ? [major - 1, r.int(2, 6), r.int(0, 2)] : null;
}
