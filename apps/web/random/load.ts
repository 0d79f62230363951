import type { Load } from '../context.server.ts';
import { redirect } from '../router/answers.ts';
import { toSummary } from '../shared/project-summary.ts';

/** Leads to any listed project; to the front page while there is none. */
export const load: Load<never> = async ({ page }) => {
  // What is random may not be kept.
  page.keepPrivate();
  const { engine } = page.search;
  const { documents } = engine.stats();
  const { hits } = engine.search({
    text: '',
    where: null,
    sort: 'newest',
    offset: Math.floor(Math.random() * documents),
    limit: 1,
  });
  const found = hits[0];
  throw redirect(found ? toSummary(found.document, page.services.tags).href : '/');
};
