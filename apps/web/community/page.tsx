import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { HeadOf } from '../head.ts';
import { useT } from '../messages/messages.tsx';
import styles from './page.module.css';

export const head: HeadOf<null> = ({ t }) => ({
  title: t('shell.title', { page: t('shell.footer.chat') }),
  robots: 'noindex',
});

/** Stands where links to the community chat lead until the site has one. */
export function Component() {
  const t = useT();
  return (
    <div className={`content ${styles.page}`}>
      <h1 className="visually-hidden">{t('shell.footer.chat')}</h1>
      <EmptyState title={t('shell.community.none')}>{t('shell.community.text')}</EmptyState>
    </div>
  );
}
