import type { Load } from '../context.server.ts';
import type { Preferences } from '../preferences/preferences.ts';

/** What every page needs. */
export interface RootData {
  viewer: { id: string; username: string; role: string; avatarUrl: string | null } | null;
  preferences: Preferences;
  theme: { preference: string; dark: string };
  locale: string;
  site: string;
  links: { status: string; chat: string };
  /** Projects by type, for the menus. */
  counts: Record<string, number>;
}

export const load: Load<RootData> = async ({ page }) => {
  if (page.viewer.user) page.keepPrivate();
  page.tags.add('project');
  const { counts } = page.search.engine.search({
    text: '',
    where: null,
    sort: 'downloads',
    offset: 0,
    limit: 1,
    count: [{ field: 'project_types' }],
  });
  return {
    viewer: page.viewer.user,
    preferences: page.preferences,
    theme: page.theme,
    locale: page.locale,
    site: page.services.addresses.site,
    links: page.links,
    counts: counts?.project_types ?? {},
  };
};
