import { classNames } from '../class-names.ts';
import { numbersFor } from '../placeholder/random.ts';
import styles from './core-box.module.css';
import { Rock } from './rock.tsx';
import { rockTypes } from './tiles.ts';

type CoreBoxProps = {
  /** Five depths, such as 400 m to 408 m. */
  depths: readonly string[];
  /** On the dashed gap in the third tray. */
  lost: string;
};

const pieces = [4, 3, 2, 4, 3];

/** Drill core in trays, with a gap where something is missing: the picture of error pages. */
export function CoreBox({ depths, lost }: CoreBoxProps) {
  const pick = numbersFor('core box');
  let last = -1;
  const nextRock = () => {
    last = (last + pick(1, 5) + 6) % 6;
    return rockTypes[last]!;
  };
  return (
    <div className={styles.box} aria-hidden="true">
      {depths.map((depth, tray) => {
        const rocks = Array.from({ length: pieces[tray] ?? 3 }, (_, index) => (
          <Rock
            key={index}
            type={nextRock()}
            className={classNames(styles.piece, styles[`length${pick(1, 4)}`])}
          />
        ));
        const gap = tray === 2;
        if (gap)
          rocks.splice(
            1,
            0,
            <span key="gap" className={styles.lost}>
              {lost}
            </span>,
          );
        return (
          <div key={depth} className={styles.row}>
            <span className={classNames(styles.depth, gap && styles.here)}>{depth}</span>
            <span className={styles.tray}>{rocks}</span>
          </div>
        );
      })}
    </div>
  );
}
