import { StateBadge } from '#ui/badge/badge.tsx';
import { Note } from '#ui/banner/banner.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData, useNavigate } from '../../router/hooks.tsx';
import { RelativeTime } from '../../shared/relative-time.tsx';
import type { OutboxData } from './load.ts';
import styles from './page.module.css';

export const head: HeadOf<OutboxData> = ({ t }) => ({
  title: t('shell.title', { page: t('admin.outbox') }),
  robots: 'noindex',
});

/** What the site wrote, for whoever runs it. */
export function Component() {
  const t = useT();
  const navigate = useNavigate();
  const { mails, total, page, last, keeps } = useLoaderData() as OutboxData;
  const href = (number: number) => `/admin/outbox?page=${number}`;
  return (
    <div className={`content ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('admin.outbox')}</h1>
        {total > 0 && (
          <span className={styles.count}>{t('admin.outbox.count', { count: total })}</span>
        )}
      </header>
      {total === 0 ? (
        <EmptyState title={t('admin.outbox.empty')}>{t('admin.outbox.emptyText')}</EmptyState>
      ) : (
        <>
          <Note tone={keeps ? 'amber' : 'azure'}>
            {t(keeps ? 'admin.outbox.kept' : 'admin.outbox.sends')}
          </Note>
          <ul className={styles.mails}>
            {mails.map((mail) => (
              <li key={mail.id}>
                <MailRow mail={mail} />
              </li>
            ))}
          </ul>
          <Pagination
            current={page}
            last={last}
            href={href}
            onGo={(number) => navigate(href(number))}
            labels={{
              navigation: t('shared.pages'),
              previous: t('shared.previousPage'),
              next: t('shared.nextPage'),
              page: (number) => t('shared.page', { page: number }),
              goTo: t('shared.goToPage'),
            }}
          />
        </>
      )}
    </div>
  );
}

function MailRow({ mail }: { mail: OutboxData['mails'][number] }) {
  const t = useT();
  return (
    <details className={styles.mail}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.subject}>{mail.subject}</span>
          <span className={styles.to}>
            <bdi>{t('admin.outbox.to', { address: mail.to })}</bdi>
            {' · '}
            <RelativeTime moment={mail.created} />
          </span>
        </span>
        <StateBadge state={LOOKS[mail.state]}>{t(`admin.outbox.state.${mail.state}`)}</StateBadge>
      </summary>
      {mail.error && (
        <p className={styles.error}>
          {t('admin.outbox.attempts', { count: mail.attempts, error: mail.error })}
        </p>
      )}
      {mail.text === null ? (
        <p className={styles.gone}>{t('admin.outbox.gone')}</p>
      ) : (
        <pre className={styles.text}>
          <Linked text={mail.text} />
        </pre>
      )}
    </details>
  );
}

/** Badges that mean the same. */
const LOOKS = { waiting: 'processing', sent: 'approved', kept: 'draft', failed: 'rejected' };

/** A text whose addresses can be followed. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part} className={styles.link}>
        {part}
      </a>
    ),
  );
}
