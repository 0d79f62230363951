import { ButtonLink } from '#ui/button/button.tsx';
import { formatNumber } from '#ui/format/index.ts';
import { Link, TextLink } from '#ui/link/link.tsx';
import { Face } from '#ui/rock/face.tsx';
import type { HeadOf } from '../head.ts';
import { useMessages, useT } from '../messages/messages.tsx';
import { useRoot } from '../root/root.tsx';
import { useLoaderData } from '../router/hooks.tsx';
import { GalleryCard } from '../shared/gallery-card.tsx';
import { ProjectCard } from '../shared/project-card.tsx';
import { ProjectIcon } from '../shared/project-icon.tsx';
import { PROJECT_KINDS, searchHref } from '../shared/project-kinds.ts';
import type { HomeData } from './load.ts';
import styles from './page.module.css';
import { ForMakers, ForPlayers, LatestNews } from './sections.tsx';

export const head: HeadOf<HomeData> = ({ root, t }) => ({
  title: t('home.documentTitle'),
  description: t('home.description'),
  links: [
    {
      rel: 'search',
      href: '/opensearch.xml',
      type: 'application/opensearchdescription+xml',
      title: t('shell.siteName'),
    },
  ],
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: t('shell.siteName'),
    url: `${root.site}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${root.site}/mods?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
});

export function Component() {
  const t = useT();
  const { finds, struck, struckBy, seen, sample, news } = useLoaderData() as HomeData;
  return (
    <>
      <Top />
      <Section finds={finds} />
      <div className="content">
        {struck.length > 0 && (
          <section className={styles.section}>
            <header className={styles.head}>
              <h2 className={styles.title}>{t('home.struck')}</h2>
              <p className={styles.note}>{t(`home.struckBy.${struckBy}`)}</p>
              <TextLink className={styles.all} href="/mods?s=follows">
                {t('home.allPopular')}
              </TextLink>
            </header>
            <ul className={styles.cards}>
              {struck.map((project) => (
                <ProjectCard key={project.id} project={project} level={3} lazy />
              ))}
            </ul>
          </section>
        )}
        {seen.length > 0 && (
          <section className={styles.section}>
            <header className={styles.head}>
              <h2 className={styles.title}>{t('home.seen')}</h2>
              <TextLink className={styles.all} href="/shaders">
                {t('home.allShaders')}
              </TextLink>
            </header>
            <ul className={styles.three}>
              {seen.map((project) => (
                <GalleryCard key={project.id} project={project} level={3} lazy />
              ))}
            </ul>
          </section>
        )}
        <ForPlayers sample={sample} />
        <ForMakers />
        <LatestNews posts={news} />
      </div>
    </>
  );
}

function Top() {
  const t = useT();
  const { viewer } = useRoot();
  return (
    <div className="content">
      <div className={styles.top}>
        <h1 className={styles.headline}>{t('home.headline')}</h1>
        <div>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.actions}>
            <ButtonLink kind="main" size="large" href="/mods">
              {t('home.browse')}
            </ButtonLink>
            <ButtonLink
              size="large"
              href={viewer ? '/dashboard/projects?create=1' : '/auth/sign-up'}
            >
              {t('home.publish')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The face: each type as a bed with its count, and projects as finds in it. */
function Section({ finds }: { finds: HomeData['finds'] }) {
  const { t, locale } = useMessages();
  const { counts } = useRoot();
  return (
    <Face
      beds={PROJECT_KINDS.map((kind) => ({
        href: searchHref(kind),
        name: t(`shared.types.${kind}`),
        count: formatNumber(counts[kind] ?? 0, locale),
        text: t(`shared.about.${kind}`),
      }))}
      finds={finds.map(
        (find) =>
          find && (
            <Link
              href={find.href}
              className={styles.find}
              aria-label={find.title}
              data-tip={find.title}
            >
              <ProjectIcon id={find.id} iconUrl={find.iconUrl} size={44} />
            </Link>
          ),
      )}
    />
  );
}
