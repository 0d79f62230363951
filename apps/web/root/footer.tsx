import { Wordmark } from '#ui/brand/mark.tsx';
import { Link } from '#ui/link/link.tsx';
import { PlugLine } from '#ui/rock/plug-line.tsx';
import { useT } from '../messages/messages.tsx';
import { PROJECT_KINDS, searchHref } from '../shared/project-kinds.ts';
import { useMarkClicks } from './developer-mode.ts';
import styles from './footer.module.css';
import { useRoot } from './root.tsx';
import { ThemeButton } from './theme-button.tsx';

/** The links at the end of every page. */
export function Footer() {
  const t = useT();
  const { links } = useRoot();
  const onMark = useMarkClicks();
  const columns = [
    {
      title: t('shell.discover'),
      links: PROJECT_KINDS.map((kind) => ({
        href: searchHref(kind),
        label: t(`shared.types.${kind}`),
      })),
    },
    {
      title: t('shell.footer.make'),
      links: [
        { href: '/dashboard/projects?create=1', label: t('shell.footer.publish') },
        { href: '/dashboard/projects', label: t('shell.footer.yours') },
        { href: '/settings', label: t('shell.footer.appearance') },
      ],
    },
    {
      title: t('shell.footer.about'),
      links: [
        { href: '/news', label: t('shell.footer.news') },
        { href: links.status, label: t('shell.footer.status') },
        { href: links.chat, label: t('shell.footer.chat') },
      ],
    },
    {
      title: t('shell.footer.legal'),
      links: (['rules', 'terms', 'privacy', 'security', 'copyright'] as const).map((page) => ({
        href: `/legal/${page}`,
        label: t(`shell.footer.${page}`),
      })),
    },
  ];
  return (
    <footer className={styles.footer}>
      <div className="content">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Link href="/" className={styles.home} aria-label={t('shell.home')} onClick={onMark}>
              <Wordmark name={t('shell.siteName')} />
            </Link>
            <p className={styles.about}>{t('shell.footer.text')}</p>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <p className={styles.title}>{column.title}</p>
              <ul className={styles.links}>
                {column.links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <PlugLine />
        <div className={styles.foot}>
          <p>{t('shell.footer.disclaimer')}</p>
          <ThemeButton />
        </div>
      </div>
    </footer>
  );
}
