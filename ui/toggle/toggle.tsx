import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './toggle.module.css';

type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  children: ReactNode;
  help?: ReactNode;
  /** The visible words for both states. */
  words?: { on: string; off: string };
};

/** A switch: a native checkbox with a visible label, and On or Off in words. */
export function Toggle({ children, help, words, ...rest }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <span className={styles.text}>
        {children}
        {help && <span className={styles.help}>{help}</span>}
      </span>
      {words && (
        <span className={styles.words} aria-hidden="true">
          <span className={styles.on}>{words.on}</span>
          <span className={styles.off}>{words.off}</span>
        </span>
      )}
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
    </label>
  );
}
