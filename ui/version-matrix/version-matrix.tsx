import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import { nextItem } from '../menu/move.ts';
import { type MatrixColumn, type MatrixHead, matrixHeads } from './columns.ts';
import styles from './version-matrix.module.css';

export type MatrixCell = {
  href: string;
  content: ReactNode;
  /** Spoken after the content: the pair the cell stands for. */
  detail: string;
};

type VersionMatrixProps = {
  title: ReactNode;
  hint?: ReactNode;
  /** Over the row heads. */
  corner: ReactNode;
  /** Newest first; `group` is what more than twelve are gathered under. */
  columns: readonly MatrixColumn[];
  rows: readonly { id: string; head: ReactNode }[];
  /** The newest build of a pair, if there is one. */
  cell: (row: string, column: string) => MatrixCell | undefined;
  chosen?: { row: string; column: string };
  onChoose?: (row: string, column: string) => void;
  labels: { empty: string; open: (group: string) => string; close: (group: string) => string };
};

/** Which pairs have a build. Arrow keys move between cells, Enter follows the cell. */
export function VersionMatrix(props: VersionMatrixProps) {
  const { columns, rows, cell, chosen, labels } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const heads = matrixHeads(columns, opened);

  function toggle(group: string) {
    const next = new Set(opened);
    if (!next.delete(group)) next.add(group);
    setOpened(next);
  }

  function walk(event: KeyboardEvent<HTMLTableElement>) {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody td > *')];
    const at = cells.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextItem(event.key, at, { count: cells.length, columns: heads.length, rtl });
    if (next === undefined) return;
    event.preventDefault();
    cells[next]?.focus();
  }

  // The one stop of the Tab key: the chosen cell, else the first one with a build.
  const pairs = rows.flatMap((row) => heads.map((head) => ({ row: row.id, head })));
  const stop =
    pairs.find(({ row, head }) => row === chosen?.row && head.ids.includes(chosen.column)) ??
    pairs.find(({ row, head }) => head.ids.some((id) => cell(row, id)));

  return (
    <section className={styles.bed}>
      <header className={styles.title}>
        <h2 className={styles.name}>{props.title}</h2>
        {props.hint && <span className={styles.hint}>{props.hint}</span>}
      </header>
      <div className={styles.scroll}>
        <table className={styles.table} onKeyDown={walk}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {props.corner}
              </th>
              {heads.map((head) => (
                <ColumnHead
                  key={head.key}
                  head={head}
                  chosen={chosen !== undefined && head.ids.includes(chosen.column)}
                  opened={opened}
                  onToggle={toggle}
                  labels={labels}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th
                  scope="row"
                  className={classNames(styles.rowHead, chosen?.row === row.id && styles.lit)}
                >
                  {row.head}
                </th>
                {heads.map((head) => {
                  const id = head.ids.find((column) => cell(row.id, column));
                  const build = id && cell(row.id, id);
                  const tabIndex = stop?.row === row.id && stop.head === head ? 0 : -1;
                  if (!build) {
                    return (
                      <td key={head.key} className={styles.void}>
                        <span className={styles.nothing} tabIndex={tabIndex}>
                          <span className="visually-hidden">{labels.empty}</span>
                        </span>
                      </td>
                    );
                  }
                  const isChosen = chosen?.row === row.id && head.ids.includes(chosen.column);
                  return (
                    <td
                      key={head.key}
                      className={classNames(styles.cell, isChosen && styles.chosen)}
                    >
                      <Link
                        href={build.href}
                        className={styles.build}
                        aria-current={isChosen || undefined}
                        tabIndex={tabIndex}
                        onClick={() => props.onChoose?.(row.id, id)}
                      >
                        {build.content}
                        <span className="visually-hidden">{build.detail}</span>
                      </Link>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type ColumnHeadProps = {
  head: MatrixHead;
  chosen: boolean;
  opened: ReadonlySet<string>;
  onToggle: (group: string) => void;
  labels: VersionMatrixProps['labels'];
};

function ColumnHead({ head, chosen, opened, onToggle, labels }: ColumnHeadProps) {
  const { group } = head;
  const isOpen = group !== undefined && opened.has(group);
  const name = isOpen ? labels.close : labels.open;
  return (
    <th scope="col" className={classNames(styles.head, chosen && styles.lit)}>
      {group && (!isOpen || head.ids[0] === head.key) ? (
        <button
          type="button"
          className={styles.group}
          aria-expanded={isOpen}
          aria-label={name(group)}
          onClick={() => onToggle(group)}
        >
          {head.label}
          <Icon name={isOpen ? 'minus' : 'plus'} size={14} />
        </button>
      ) : (
        head.label
      )}
    </th>
  );
}
