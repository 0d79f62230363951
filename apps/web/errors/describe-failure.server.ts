import { isUnavailable } from '#platform/db/failures.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PageRequest } from '../context.server.ts';
import { PageFailure } from '../router/answers.ts';
import type { ProjectKind } from '../shared/project-kinds.ts';
import { toSummary } from '../shared/project-summary.ts';
import type { Failure, FailureData, NearMatch } from './app-error.ts';
import { wordsOfPath } from './path-words.ts';

const NEAR_MATCHES = 2;

/** Anything that a loader threw as what the error page gets; surprises are logged and told of without particulars. */
export function describeFailure(error: unknown, page: PageRequest, url: URL): Failure {
  const { status, data } = statusOf(error);
  const told = error instanceof Refusal;
  if (status >= 500 && !told)
    page.services.log.error({ err: error, path: url.pathname }, 'a page failed');
  const near = status === 404 ? nearMatches(page, url) : undefined;
  return {
    status,
    statusText: '',
    data: { path: url.pathname, ...data, ...(near ? { near } : {}) },
    internal: false,
  };
}

function statusOf(error: unknown): { status: number; data: FailureData } {
  if (error instanceof Refusal) return { status: error.status, data: { message: error.message } };
  if (error instanceof PageFailure) return { status: error.status, data: error.data };
  if (isUnavailable(error)) {
    return { status: 503, data: { message: 'The database is not answering.' } };
  }
  return { status: 500, data: { message: 'This page could not be made.' } };
}

/** Projects that the address may have meant, whatever their type; none when nothing is close. */
function nearMatches({ search, services }: PageRequest, url: URL): NearMatch[] {
  const text = wordsOfPath(url.pathname);
  if (!text) return [];
  const find = (words: string) =>
    search.engine.search({
      text: words,
      where: null,
      sort: 'relevance',
      offset: 0,
      limit: NEAR_MATCHES,
    });
  let found = find(text);
  if (found.hits.length === 0 && found.didYouMean) found = find(found.didYouMean);
  return found.hits.map(({ document }) => {
    const { id, href, title, type, author, iconUrl } = toSummary(document, services.tags);
    return { id, href, title, type: type as ProjectKind, author: author.name, iconUrl };
  });
}
