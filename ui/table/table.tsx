import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './table.module.css';

type TableProps = {
  /** Names the table; hidden, because a heading stands above. */
  caption: ReactNode;
  head: ReactNode;
  children: ReactNode;
  /** The strip above the head while rows are chosen. */
  strip?: ReactNode;
  /** Rows become two lines below 601 px (needs `phone` on cells); else the table scrolls sideways. */
  folds?: boolean;
};

/** A table in a bed. */
export function Table({ caption, head, children, strip, folds }: TableProps) {
  return (
    <div className={styles.bed}>
      {strip && <div className={styles.strip}>{strip}</div>}
      <div className={styles.scroll} tabIndex={folds ? undefined : 0}>
        <table className={classNames(styles.table, folds && styles.folds)}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </div>
  );
}

type CellLook = {
  /** Aligned to the end, as numbers are. */
  end?: boolean;
  /** As narrow as its content. */
  narrow?: boolean;
};

type HeadCellProps = CellLook &
  Omit<ThHTMLAttributes<HTMLTableCellElement>, 'aria-sort'> & {
    /** The order in force. */
    sorted?: 'ascending' | 'descending';
    /** Where choosing this order leads. */
    sortHref?: string;
    onSort?: () => void;
  };

/** A column's head, perhaps one that sorts. */
export function HeadCell(props: HeadCellProps) {
  const { end, narrow, sorted, sortHref, onSort, children, className, ...rest } = props;
  const caret = sorted && (
    <Icon name={sorted === 'ascending' ? 'caret-up' : 'caret-down'} size={14} />
  );
  const sort = classNames(styles.sort, sorted && styles.sorted);
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(styles.head, end && styles.end, narrow && styles.narrow, className)}
      aria-sort={sorted}
    >
      {sortHref ? (
        <Link href={sortHref} className={sort} onClick={onSort}>
          {children}
          {caret}
        </Link>
      ) : onSort ? (
        <button type="button" className={sort} onClick={onSort}>
          {children}
          {caret}
        </button>
      ) : (
        children
      )}
    </th>
  );
}

/** A row; chosen ones are tinted and railed. */
export function Row({ selected, children }: { selected?: boolean; children: ReactNode }) {
  return <tr className={classNames(styles.row, selected && styles.selected)}>{children}</tr>;
}

type CellProps = CellLook &
  TdHTMLAttributes<HTMLTableCellElement> & {
    /** Where it goes on phones in a table that folds. */
    phone?: 'grow' | 'second' | 'hidden';
  };

/** A cell. */
export function Cell({ end, narrow, phone, className, ...rest }: CellProps) {
  const look = classNames(
    styles.cell,
    end && styles.end,
    narrow && styles.narrow,
    phone && styles[phone],
    className,
  );
  return <td {...rest} className={look} />;
}
