import type { PageDocument } from '#domain/documents/index.ts';
import type { TagLists } from '#domain/tags/index.ts';
import type { Build } from '#domain/versions/index.ts';

/** The newest build of each pair, ready to draw. */
export interface MatrixData {
  /** Newest first; `group` is the line of releases it belongs to. */
  columns: { id: string; group: string }[];
  rows: { id: string; name: string }[];
  /** By row, then column. */
  cells: Record<string, Record<string, Build>>;
}

/** @param all also snapshots and the like */
export function matrixData(page: PageDocument, tags: TagLists, all: boolean): MatrixData {
  const { builds, pairs } = page.matrix;
  const newestFirst = page.gameVersions.toSorted(
    (a, b) => tags.gameVersionRank(a) - tags.gameVersionRank(b),
  );
  const releases = newestFirst.filter((name) => tags.gameVersion(name)?.type === 'release');
  const shown = all || releases.length === 0 ? newestFirst : releases;
  let line = '';
  const columns = shown.map((id) => {
    const release = tags.gameVersion(id)?.type === 'release';
    // Snapshots lead up to the line of the next release after them.
    if (release || line === '') line = release ? lineOf(id) : id;
    return { id, group: line };
  });
  const rows = Object.keys(pairs)
    .toSorted((a, b) => rank(a, tags) - rank(b, tags))
    .map((id) => ({ id, name: tags.loader(id)?.title ?? id }));
  const cells = Object.fromEntries(
    rows.map(({ id }) => [
      id,
      Object.fromEntries(
        columns.flatMap((column) => {
          const [first] = pairs[id][column.id] ?? [];
          return first === undefined ? [] : [[column.id, builds[first]]];
        }),
      ),
    ]),
  );
  return { columns, rows, cells };
}

const rank = (name: string, tags: TagLists) => {
  const at = tags.loaders.findIndex((loader) => loader.name === name);
  return at < 0 ? tags.loaders.length : at;
};

/** `1.21` of `1.21.4`; other names stand for themselves. */
const lineOf = (version: string) => /^\d+\.\d+/.exec(version)?.[0] ?? version;
