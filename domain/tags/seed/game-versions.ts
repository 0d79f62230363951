import { readFileSync } from 'node:fs';

/**
 * Minecraft versions from the classic builds of 2009 on, bundled so that filters work on a fresh
 * site without network (S3.109). `game-versions.tsv` holds `version, type, date`, newest first.
 */
export interface GameVersionSeed {
  version: string;
  type: GameVersionType;
  /** ISO 8601, UTC. */
  date: string;
  major: boolean;
}

export const GAME_VERSION_TYPES = ['release', 'snapshot', 'beta', 'alpha'] as const;

export type GameVersionType = (typeof GAME_VERSION_TYPES)[number];

/** Newest first. */
export const GAME_VERSIONS: readonly GameVersionSeed[] = readFileSync(
  new URL('./game-versions.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => {
    const [version, type, date] = line.split('\t') as [string, GameVersionType, string];
    return { version, type, date, major: isMajor(version, type) };
  });

/** A release that opens a line: `1.21`, `26.1`, also written `1.21.0`. */
export function isMajor(version: string, type: string): boolean {
  return type === 'release' && /^\d+\.\d+(\.0)?$/.test(version);
}
