import { classNames } from '../class-names.ts';
import styles from './rock.module.css';
import type { RockType } from './tiles.ts';

type RockProps = {
  type: RockType;
  /** Smaller tiles, for swatches. */
  fine?: boolean;
  className?: string;
};

/** A surface of one project type's bed colour and pattern; the page gives it a size. */
export function Rock({ type, fine, className }: RockProps) {
  return (
    <span
      className={classNames(styles.rock, styles[type], fine && styles.fine, className)}
      aria-hidden="true"
    />
  );
}

/** The hatch that stands for something that is not there. */
export function VoidHatch({ className }: { className?: string }) {
  return <span className={classNames(styles.void, className)} aria-hidden="true" />;
}
