import { classNames } from '#ui/class-names.ts';
import { countState } from '#ui/text-area/count-state.ts';
import { useT } from '../messages/messages.tsx';
import styles from './editor.module.css';

interface StatusRowProps {
  id: string;
  text: string;
  limit: number;
  compact?: boolean;
}

/** How long the text is, and what may be dropped into it. */
export function StatusRow({ id, text, limit, compact }: StatusRowProps) {
  const t = useT();
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
  const state = countState(text.length, limit);
  return (
    <div className={styles.status} id={id}>
      {!compact && <span>{t('editor.markdown')}</span>}
      <span className={styles.hint}>{t('editor.drop')}</span>
      <span className="visually-hidden">{t('editor.keys')}</span>
      <span className={styles.counts}>
        {!compact && <span>{t('editor.words', { count: words })}</span>}
        <span className={classNames(state !== 'hidden' && styles[state])}>
          {t('editor.count', { used: text.length, limit })}
        </span>
      </span>
    </div>
  );
}
