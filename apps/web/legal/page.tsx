import type { IconName } from '#ui/icons/icon.tsx';
import { NavRail } from '#ui/nav-rail/nav-rail.tsx';
import type { HeadOf } from '../head.ts';
import { useT } from '../messages/messages.tsx';
import { Prose } from '../project/prose.tsx';
import { useLoaderData } from '../router/hooks.tsx';
import type { LegalData, LegalPage } from './load.ts';
import styles from './page.module.css';

const ICONS: Record<LegalPage, IconName> = {
  rules: 'list',
  terms: 'scale',
  privacy: 'eye-off',
  security: 'shield',
  copyright: 'copy',
};

export const head: HeadOf<LegalData> = ({ data, t }) => ({
  title: t('shell.title', { page: t(`legal.${data.page}`) }),
  description: t(`legal.${data.page}.text`),
});

/** One of the site's own rules and notices. */
export function Component() {
  const t = useT();
  const { page, pages, html } = useLoaderData() as LegalData;
  return (
    <div className={`content ${styles.page}`}>
      <NavRail
        label={t('legal.pages')}
        groups={[
          {
            links: pages.map((name) => ({
              href: `/legal/${name}`,
              label: t(`legal.${name}`),
              icon: ICONS[name],
              current: name === page,
            })),
          },
        ]}
      />
      <article>
        <h1 className={styles.title}>{t(`legal.${page}`)}</h1>
        <Prose html={html} />
      </article>
    </div>
  );
}
