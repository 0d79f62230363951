import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useT } from '../messages/messages.tsx';
import type { DisplayMode } from '../preferences/preferences.ts';
import styles from './result-skeletons.module.css';

/** Results to come, in the layout they will have. */
export function ResultSkeletons({ mode, rows }: { mode: DisplayMode; rows: number }) {
  const t = useT();
  const Item = ITEMS[mode];
  return (
    <div role="status">
      <span className="visually-hidden">{t('shared.loading')}</span>
      <div className={styles[mode]} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <Item key={row} row={row} />
        ))}
      </div>
    </div>
  );
}

const ITEMS = { list: Row, grid: Card, gallery: Picture };

function Row({ row }: { row: number }) {
  return (
    <div className={styles.row}>
      <Skeleton width="4.5rem" height="4.5rem" />
      <div className={styles.words}>
        <Skeleton width={`${34 - (row % 3) * 6}%`} height="1rem" />
        <Skeleton width={`${88 - (row % 4) * 9}%`} />
        <Skeleton width={`${52 - (row % 3) * 8}%`} height="1rem" />
      </div>
      <div className={classNames(styles.words, styles.stats)}>
        <Skeleton width="4rem" />
        <Skeleton width="3.5rem" />
        <Skeleton width="5.5rem" />
      </div>
    </div>
  );
}

function Card({ row }: { row: number }) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton width="3rem" height="3rem" />
        <div className={styles.words}>
          <Skeleton width={`${80 - (row % 3) * 12}%`} height="1rem" />
          <Skeleton width="40%" />
        </div>
      </div>
      <Skeleton width="94%" />
      <Skeleton width={`${76 - (row % 4) * 8}%`} />
      <Skeleton width="60%" height="1rem" />
    </div>
  );
}

function Picture({ row }: { row: number }) {
  return (
    <div className={styles.picture}>
      <span className={styles.frame} />
      <div className={styles.head}>
        <Skeleton width="2.25rem" height="2.25rem" />
        <div className={styles.words}>
          <Skeleton width={`${60 - (row % 3) * 10}%`} height="1rem" />
          <Skeleton width="30%" />
        </div>
      </div>
    </div>
  );
}
