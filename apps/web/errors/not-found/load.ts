import type { Load } from '../../context.server.ts';
import { unmatchedPage } from '../page-errors.ts';

/** Of every address that no page has. */
export const load: Load<never> = async ({ page, url }) => {
  throw page.failure ?? unmatchedPage(url);
};
