import { Bed } from '#ui/bed/bed.tsx';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import { Link, TextLink } from '#ui/link/link.tsx';
import { useT } from '../messages/messages.tsx';
import { RelativeTime } from '../shared/relative-time.tsx';
import type { HomeData } from './load.ts';
import styles from './page.module.css';
import { SampleSearch } from './sample-search.tsx';

const POINTS = ['fits', 'direct', 'packs'] as const;

const TILES = [
  ['read', 'file'],
  ['found', 'search'],
  ['team', 'team'],
  ['build', 'code'],
  ['count', 'chart'],
  ['stay', 'link'],
] as const satisfies readonly (readonly [string, IconName])[];

/** A search to try, and what it is worth. */
export function ForPlayers({ sample }: { sample: HomeData['sample'] }) {
  const t = useT();
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('home.players')}</h2>
      </header>
      <div className={styles.players}>
        <SampleSearch initial={sample} />
        <ul className={styles.points}>
          {POINTS.map((point) => (
            <li key={point}>
              <h3 className={styles.pointTitle}>{t(`home.point.${point}`)}</h3>
              <p className={styles.pointText}>{t(`home.point.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Six reasons to publish here. */
export function ForMakers() {
  const t = useT();
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('home.makers')}</h2>
      </header>
      <Bed>
        <ul className={styles.tiles}>
          {TILES.map(([tile, icon]) => (
            <li key={tile} className={styles.tile}>
              <Icon name={icon} size={22} />
              <h3 className={styles.tileTitle}>{t(`home.tile.${tile}`)}</h3>
              <p className={styles.tileText}>{t(`home.tile.${tile}.text`)}</p>
            </li>
          ))}
        </ul>
      </Bed>
    </section>
  );
}

export function LatestNews({ posts }: { posts: HomeData['news'] }) {
  const t = useT();
  if (posts.length === 0) return null;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('home.news')}</h2>
        <TextLink className={styles.all} href="/news">
          {t('home.allNews')}
        </TextLink>
      </header>
      <ul className={styles.news}>
        {posts.map((post) => (
          <li key={post.slug} className={styles.post}>
            <h3 className={styles.postTitle}>
              <Link href={`/news/${post.slug}`}>{post.title}</Link>
            </h3>
            <p className={styles.postText}>{post.summary}</p>
            <p className={styles.postDate}>
              <RelativeTime moment={post.published} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
