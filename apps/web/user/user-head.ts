import type { HeadOf } from '../head.ts';
import type { UserData } from './load.ts';

export const head: HeadOf<UserData> = ({ data, root, url, t }) => {
  const { user, stats, page } = data;
  return {
    title: t('shell.title', { page: user.username }),
    description: user.bio ?? t('user.description', { name: user.username, count: stats.projects }),
    canonical: url.pathname + (page > 1 ? `?page=${page}` : ''),
    image: user.avatarUrl,
    type: 'profile',
    robots: stats.projects === 0 && !user.bio ? 'noindex' : undefined,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      dateCreated: user.joined,
      mainEntity: {
        '@type': 'Person',
        name: user.username,
        identifier: user.id,
        url: `${root.site}/user/${encodeURIComponent(user.username)}`,
        ...(user.bio ? { description: user.bio } : {}),
        ...(user.avatarUrl ? { image: user.avatarUrl } : {}),
      },
    },
  };
};
