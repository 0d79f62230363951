import type { ChecklistId, ChecklistItem } from '#domain/projects/checklist.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatList } from '#ui/format/index.ts';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import { useMessages } from '../messages/messages.tsx';
import styles from './checklist.module.css';

const ICONS: Record<ChecklistItem['kind'], IconName> = {
  required: 'exclamation',
  warning: 'triangle',
  suggestion: 'plus',
};

/** Where each item is put right, below the project's path. */
const PLACES: Record<ChecklistId, string> = {
  version: '/versions/upload',
  description: '/settings/description',
  environments: '/settings#sides',
  license: '/settings/license',
  'summary-short': '/settings',
  'summary-is-title': '/settings',
  'summary-formatted': '/settings',
  'description-short': '/settings/description',
  'headings-long': '/settings/description',
  'pictures-silent': '/settings/description',
  'source-missing': '/settings/links',
  'resolutions-many': '/settings/tags',
  icon: '/settings',
  featured: '/settings/gallery',
  tags: '/settings/tags',
  links: '/settings/links',
};

/** What is open, one row each, and what is done in one last row. */
export function ChecklistRows({ items, path }: { items: ChecklistItem[]; path: string }) {
  const { t, locale } = useMessages();
  const open = items.filter((item) => !item.done);
  const done = items.filter((item) => item.done);
  return (
    <ul>
      {open.map(({ id, kind, count }) => (
        <li key={id} className={styles.row}>
          <span className={classNames(styles.square, styles[kind])}>
            <Icon name={ICONS[kind]} size={14} />
          </span>
          <div className={styles.words}>
            <p className={styles.name}>{t(`checklist.check.${id}.title`, { count })}</p>
            <p className={styles.why}>
              {t(`checklist.kind.${kind}`)} {t(`checklist.check.${id}.why`, { count })}
            </p>
          </div>
          <ButtonLink size="small" href={path + PLACES[id]} className={styles.go}>
            {t(`checklist.check.${id}.go`)}
          </ButtonLink>
        </li>
      ))}
      {done.length > 0 && (
        <li className={classNames(styles.row, styles.doneRow)}>
          <span className={classNames(styles.square, styles.done)}>
            <Icon name="tick" size={14} />
          </span>
          <p className={styles.why}>
            {t('checklist.done', {
              list: formatList(
                done.map(({ id }) => t(`checklist.check.${id as 'version'}.done`)),
                { locale },
              ),
            })}
          </p>
        </li>
      )}
    </ul>
  );
}
