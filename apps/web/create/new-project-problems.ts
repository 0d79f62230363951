import type { T } from '../messages/messages.tsx';
import type { NewProject } from './new-project.ts';
import { slugProblem } from './slug.ts';

type Problems = Partial<Record<'title' | 'slug' | 'summary', string>>;

/** What keeps a new project from being made, by field and in their order, in the reader's words. */
export function problemsOf(project: NewProject & { slug: string }, t: T): Problems {
  const problems: Problems = {};
  const title = project.title.trim();
  if (title === '') problems.title = t('create.nameMissing');
  else if (title.length < 3) problems.title = t('create.nameShort');
  const slug = slugProblem(project.slug);
  if (slug) problems.slug = t(`create.slug.${slug}`);
  const summary = project.summary.trim();
  if (summary === '') problems.summary = t('create.summaryMissing');
  else if (summary.length < 3) problems.summary = t('create.summaryShort');
  else if (project.summary.length > 255) problems.summary = t('create.summaryLong');
  return problems;
}
