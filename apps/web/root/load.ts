import type { Load } from '../context.server.ts';
import type { Flags } from '../preferences/flags.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { Theme } from '../preferences/theme.ts';

/** What every page needs. */
export interface RootData {
  viewer: {
    id: string;
    username: string;
    role: string;
    avatarUrl: string | null;
    email?: 'verified' | 'unverified' | 'missing';
  } | null;
  preferences: Preferences;
  theme: Theme;
  flags: Flags;
  locale: string;
  site: string;
  links: { status: string; chat: string };
  /** Projects by type, for the menus; as old as the kept page is. */
  counts: Record<string, number>;
  /** When this was made, milliseconds since the epoch. */
  now: number;
}

export const load: Load<RootData> = async ({ page }) => {
  if (page.viewer.user) page.keepPrivate();
  return {
    viewer: page.viewer.user,
    preferences: page.preferences,
    theme: page.theme,
    flags: page.flags,
    locale: page.locale,
    site: page.services.addresses.site,
    links: page.links,
    counts: countByType(page.search.engine),
    now: page.services.clock.now().getTime(),
  };
};

type Engine = Parameters<Load<RootData>>[0]['page']['search']['engine'];

/** How long the numbers of the menus may be behind, ms. */
const COUNTS_LAST = 10_000;
const counted = new WeakMap<Engine, { until: number; counts: Record<string, number> }>();

/** How many listed projects there are of each type, now or a few seconds ago. */
function countByType(engine: Engine): Record<string, number> {
  const known = counted.get(engine);
  if (known && known.until > performance.now()) return known.counts;
  const counts = count(engine);
  counted.set(engine, { until: performance.now() + COUNTS_LAST, counts });
  return counts;
}

function count(engine: Engine): Record<string, number> {
  const { counts } = engine.search({
    text: '',
    where: null,
    sort: 'downloads',
    offset: 0,
    limit: 1,
    count: [{ field: 'project_types' }],
  });
  return counts?.project_types ?? {};
}
