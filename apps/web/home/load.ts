import { listNews } from '#domain/news/index.ts';
import type { SearchDocument } from '#domain/search/index.ts';
import { equals } from '#domain/search/index.ts';
import { type TrendingBy, trendingProjects } from '#domain/trending/index.ts';
import type { Load, PageRequest } from '../context.server.ts';
import { PROJECT_KINDS, type ProjectKind } from '../shared/project-kinds.ts';
import { type ProjectSummary, toSummary } from '../shared/project-summary.ts';
import { type SampleHit, sampleOf } from './sample.ts';

/** What the front page shows of the catalogue. */
export interface HomeData {
  /** Two of each type from the ground down; null where a type has fewer. */
  finds: (Find | null)[];
  struck: ProjectSummary[];
  struckBy: TrendingBy;
  /** Shaders with a picture. */
  seen: ProjectSummary[];
  /** What the sample search shows before anybody types. */
  sample: SampleHit[];
  news: { slug: string; title: string; summary: string; published: string }[];
}

export interface Find {
  id: string;
  href: string;
  title: string;
  iconUrl: string | null;
}

const FINDS_OF_TYPE = 2;
const STRUCK = 3;
const SEEN = 3;
const NEWS = 3;

export const load: Load<HomeData> = async ({ page }) => {
  const { services } = page;
  const summary = (document: SearchDocument) => toSummary(document, services.tags);
  const [trending, news] = await Promise.all([
    trendingProjects(services, STRUCK),
    listNews(services.db, { limit: NEWS }),
  ]);
  const known = trending.ids.flatMap((id) => page.search.engine.get(id) ?? []);
  const struck = known.length === STRUCK ? known : popular(page, STRUCK);
  return {
    finds: PROJECT_KINDS.flatMap((kind) => findsOf(page, kind)),
    struck: struck.map(summary),
    struckBy: trending.by,
    seen: popular(page, 50, 'shader')
      .map(summary)
      .filter((project) => project.picture !== null)
      .slice(0, SEEN),
    sample: sampleOf(popular(page, 3).map(summary)),
    news: news.map((post) => ({
      slug: post.slug,
      title: post.title,
      summary: post.summary,
      published: post.published.toISOString(),
    })),
  };
};

function popular(page: PageRequest, limit: number, kind?: ProjectKind): SearchDocument[] {
  const { hits } = page.search.engine.search({
    text: '',
    where: kind ? equals('project_types', kind) : null,
    sort: 'downloads',
    offset: 0,
    limit,
  });
  return hits.map((hit) => hit.document);
}

function findsOf(page: PageRequest, kind: ProjectKind): (Find | null)[] {
  // Only those that the type's own bed leads to.
  const projects = popular(page, 12, kind)
    .map((document) => toSummary(document, page.services.tags))
    .filter((project) => project.type === kind);
  return Array.from({ length: FINDS_OF_TYPE }, (_, index) => {
    const project = projects[index];
    if (!project) return null;
    const { id, href, title, iconUrl } = project;
    return { id, href, title, iconUrl };
  });
}
