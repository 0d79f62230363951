import { useState } from 'react';
import type { HeadOf } from '../head.ts';
import { useT } from '../messages/messages.tsx';
import styles from './page.module.css';

export const head: HeadOf<null> = ({ t }) => ({
  title: t('shell.title', { page: t('shell.frog') }),
  robots: 'noindex',
});

/** A frog. */
export function Component() {
  const t = useT();
  const [croaks, setCroaks] = useState(0);
  return (
    <div className={`content ${styles.page}`}>
      <h1 className={styles.title}>{t('shell.frog')}</h1>
      <button type="button" className={styles.button} onClick={() => setCroaks(croaks + 1)}>
        <svg
          className={styles.frog}
          viewBox="0 0 24 20"
          role="img"
          aria-label={t('shell.frogPicture')}
        >
          <path className={styles.water} d="M0 17h24v1H0ZM3 19h18v1H3Z" />
          <path
            className={styles.skin}
            d="M5 3h4v2h6V3h4v2h1v4h1v4h2v3h-5v1H6v-1H1v-3h2V9h1V5h1Z"
          />
          <path className={styles.belly} d="M7 12h10v4H7Z" />
          <path
            className={styles.dark}
            d={
              croaks % 2
                ? 'M6 5h2v1H6ZM16 5h2v1h-2ZM8 9h8v2H8Z'
                : 'M6 4h2v2H6ZM16 4h2v2h-2ZM7 9h10v1H7Z'
            }
          />
        </svg>
      </button>
      <p className={styles.words} aria-live="polite">
        {croaks > 0 && t('shell.frogSays', { count: croaks })}
      </p>
    </div>
  );
}
