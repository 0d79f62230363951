import type { DarkTheme } from '../../preferences/theme.ts';
import styles from './theme-preview.module.css';

/** Two beds and a chalk square in a theme's own tokens. */
export function ThemePreview({ theme }: { theme: 'light' | DarkTheme }) {
  return (
    <span className={styles.preview} data-theme={theme}>
      <span className={styles.bed}>
        <span className={styles.line} />
        <span className={styles.chalk} />
      </span>
      <span className={styles.bed}>
        <span className={styles.line} />
        <span className={`${styles.line} ${styles.faint}`} />
      </span>
    </span>
  );
}

/** Both of what the system may choose. */
export function SystemPreview({ dark }: { dark: DarkTheme }) {
  return (
    <span className={styles.halves}>
      <span className={styles.half}>
        <ThemePreview theme="light" />
      </span>
      <span className={styles.half}>
        <ThemePreview theme={dark} />
      </span>
    </span>
  );
}
