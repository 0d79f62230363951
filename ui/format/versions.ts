/** One version of the catalogue, as the public API lists it. */
export interface CatalogueVersion {
  version: string;
  version_type: string;
}

const EN_DASH = '–';

interface Position {
  type: string;
  /** Neighbours differ by one: snapshots do not part releases, anything parts snapshots. */
  rank: number;
  /** Position among all, 0 is the newest. */
  at: number;
}

interface Catalogue {
  positions: Map<string, Position>;
  /** How many releases each line (`1.21`) has. */
  lineSizes: Map<string, number>;
}

/**
 * Versions as ranges, newest first: neighbours of the same type join with an en dash (`1.20–1.20.2`),
 * a whole release line is `1.21.x`. `catalogue` is newest first; what it does not know comes last,
 * as it is.
 */
export function collapseVersions(
  versions: readonly string[],
  catalogue: readonly CatalogueVersion[],
): string[] {
  const { positions, lineSizes } = read(catalogue);
  const unique = [...new Set(versions)];
  const known = unique
    .filter((version) => positions.has(version))
    .sort((a, b) => positions.get(a)!.at - positions.get(b)!.at);
  const runs: string[][] = [];
  const lastOfType = new Map<string, string[]>();
  for (const version of known) {
    const { type, rank } = positions.get(version)!;
    const run = lastOfType.get(type);
    if (run && positions.get(run.at(-1)!)!.rank === rank - 1) {
      run.push(version);
    } else {
      const started = [version];
      runs.push(started);
      lastOfType.set(type, started);
    }
  }
  return [
    ...runs.map((run) => textOf(run, lineSizes)),
    ...unique.filter((version) => !positions.has(version)),
  ];
}

/** `run` is newest first. */
function textOf(run: string[], lineSizes: Map<string, number>): string {
  const [newest, oldest] = [run[0]!, run.at(-1)!];
  if (run.length === 1) return newest;
  const line = lineOf(newest);
  const whole = line !== null && line === lineOf(oldest) && lineSizes.get(line) === run.length;
  return whole ? `${line}.x` : `${oldest}${EN_DASH}${newest}`;
}

/** `1.21` of `1.21.4`, `26.1` of `26.1`; null for what is not numbered like a release. */
function lineOf(version: string): string | null {
  return /^(\d+\.\d+)(?:\.\d+)?$/.exec(version)?.[1] ?? null;
}

const catalogues = new WeakMap<readonly CatalogueVersion[], Catalogue>();

function read(catalogue: readonly CatalogueVersion[]): Catalogue {
  const before = catalogues.get(catalogue);
  if (before) return before;
  const positions = new Map<string, Position>();
  const lineSizes = new Map<string, number>();
  let releases = 0;
  for (const [at, { version, version_type: type }] of catalogue.entries()) {
    const rank = type === 'release' ? releases++ : at;
    positions.set(version, { type, rank, at });
    const line = type === 'release' ? lineOf(version) : null;
    if (line !== null) lineSizes.set(line, (lineSizes.get(line) ?? 0) + 1);
  }
  const made = { positions, lineSizes };
  catalogues.set(catalogue, made);
  return made;
}
