export type MatrixColumn = { id: string; label: string; group?: string };

/** What a head stands for: one column, or a closed group of several. */
export type MatrixHead = { key: string; label: string; ids: readonly string[]; group?: string };

/** With more columns than this they are grouped. */
export const groupsAbove = 12;

/** The heads to show: all columns, or from 13 on one per closed group and all of the open ones. */
export function matrixHeads(
  columns: readonly MatrixColumn[],
  opened: ReadonlySet<string>,
): MatrixHead[] {
  const grouped = columns.length > groupsAbove;
  const heads: MatrixHead[] = [];
  for (const column of columns) {
    const { group } = column;
    const last = heads.at(-1);
    if (grouped && group && !opened.has(group)) {
      if (last?.key === `group-${group}`) {
        heads[heads.length - 1] = { ...last, ids: [...last.ids, column.id] };
      } else {
        heads.push({ key: `group-${group}`, label: group, ids: [column.id], group });
      }
    } else {
      heads.push({
        key: column.id,
        label: column.label,
        ids: [column.id],
        group: grouped ? group : undefined,
      });
    }
  }
  return heads;
}
