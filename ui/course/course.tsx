import { classNames } from '../class-names.ts';
import styles from './course.module.css';

type CourseProps = {
  steps: number;
  done: number;
  /** Marks the first open block as the present one. */
  showsNow?: boolean;
  /** Says the same in words: "3 of 4 required done". Shown beside the blocks unless hidden. */
  text: string;
  hideText?: boolean;
};

/** Progress through a known number of steps. */
export function Course({ steps, done, showsNow, text, hideText }: CourseProps) {
  return (
    <div className={styles.course}>
      <span className={styles.blocks} aria-hidden="true">
        {Array.from({ length: steps }, (_, step) => (
          <span
            key={step}
            className={classNames(
              styles.block,
              step < done && styles.done,
              step === done && showsNow && styles.now,
            )}
          />
        ))}
      </span>
      <span className={hideText ? 'visually-hidden' : styles.text}>{text}</span>
    </div>
  );
}
