import { Badge } from '#ui/badge/badge.tsx';
import { ListBed, ListRow, ObjectSquare } from '#ui/bed/bed.tsx';
import { formatDateTime } from '#ui/format/index.ts';
import type { IconName } from '#ui/icons/icon.tsx';
import type { HeadOf } from '../head.ts';
import { useMessages } from '../messages/messages.tsx';
import { useLoaderData } from '../router/hooks.tsx';
import type { StatusData } from './load.ts';
import styles from './page.module.css';

export const head: HeadOf<StatusData> = ({ t }) => ({
  title: t('shell.title', { page: t('shell.footer.status') }),
  robots: 'noindex',
});

const ICONS: Record<StatusData['parts'][number]['name'], IconName> = {
  pages: 'window',
  database: 'disk',
  search: 'search',
};

/** Whether the parts of the site work, as of now. */
export function Component() {
  const { t, locale } = useMessages();
  const { parts } = useLoaderData() as StatusData;
  const allWork = parts.every((part) => part.works);
  return (
    <div className="content">
      <div className={styles.page}>
        <h1 className={styles.title}>{t('shell.footer.status')}</h1>
        <p className={styles.lead}>{t(allWork ? 'shell.status.all' : 'shell.status.some')}</p>
        <ListBed>
          {parts.map(({ name, works, detail }) => (
            <ListRow
              key={name}
              picture={<ObjectSquare icon={ICONS[name]} />}
              title={t(`shell.status.${name}`)}
              text={t(`shell.status.${name}.text`, {
                detail: name === 'pages' ? formatDateTime(detail, { locale }) : detail,
              })}
              badge={
                <Badge color={works ? 'green' : 'red'} icon={works ? 'tick' : 'close'}>
                  {t(works ? 'shell.status.works' : 'shell.status.down')}
                </Badge>
              }
            />
          ))}
        </ListBed>
      </div>
    </div>
  );
}
