import { ListBed, ListRow, ObjectSquare } from '#ui/bed/bed.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import type { WelcomeData } from './load.ts';
import styles from './page.module.css';

export const head: HeadOf<WelcomeData> = ({ t }) => ({
  title: t('shell.title', { page: t('auth.welcome.short') }),
  robots: 'noindex',
});

/** Follows signing up: what can be done now. */
export function Component() {
  const t = useT();
  const { username, next } = useLoaderData() as WelcomeData;
  return (
    <div className="content">
      <div className={styles.page}>
        <h1 className={styles.title}>{t('auth.welcome.title', { username })}</h1>
        <p className={styles.lead}>{t('auth.welcome.lead')}</p>
        {next && (
          <p className={styles.next}>
            <ButtonLink kind="main" href={next}>
              {t('auth.welcome.back')}
            </ButtonLink>
          </p>
        )}
        <ListBed>
          <ListRow
            picture={<ObjectSquare icon="search" />}
            title={t('auth.welcome.find')}
            text={t('auth.welcome.findText')}
            href="/mods"
          />
          <ListRow
            picture={<ObjectSquare icon="upload" />}
            title={t('auth.welcome.publish')}
            text={t('auth.welcome.publishText')}
            href="/dashboard/projects?create=1"
          />
          <ListRow
            picture={<ObjectSquare icon="sun" />}
            title={t('auth.welcome.look')}
            text={t('auth.welcome.lookText')}
            href="/settings"
          />
        </ListBed>
      </div>
    </div>
  );
}
