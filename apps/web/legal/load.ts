import type { Load } from '../context.server.ts';
import { unmatchedPage } from '../errors/page-errors.ts';
import { redirect } from '../router/answers.ts';
import copyright from './texts/copyright.md?raw';
import privacy from './texts/privacy.md?raw';
import rules from './texts/rules.md?raw';
import security from './texts/security.md?raw';
import terms from './texts/terms.md?raw';

export const LEGAL_PAGES = ['rules', 'terms', 'privacy', 'security', 'copyright'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

const TEXTS: Record<LegalPage, string> = { rules, terms, privacy, security, copyright };

export interface LegalData {
  page: LegalPage;
  pages: readonly LegalPage[];
  /** Safe. */
  html: string;
}

export const load: Load<LegalData> = async ({ page, params, url }) => {
  if (params.page === undefined) throw redirect('/legal/terms', 301);
  const name = LEGAL_PAGES.find((one) => one === params.page);
  if (!name) throw unmatchedPage(url);
  const { html } = page.services.markdown.render(TEXTS[name]);
  return { page: name, pages: LEGAL_PAGES, html };
};
