import type { HeadOf } from '../head.ts';

type PageName =
  | 'page.general'
  | 'page.tags'
  | 'page.description'
  | 'page.license'
  | 'page.links'
  | 'page.members'
  | 'page.analytics'
  | 'page.gallery'
  | 'page.versions';

/** Head of a settings page; search engines stay out. */
export const settingsHead =
  (page: PageName): HeadOf<unknown> =>
  ({ t }) => ({
    title: t('projectSettings.headTitle', { page: t(`projectSettings.${page}`) }),
    robots: 'noindex',
  });
