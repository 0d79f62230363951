import { projectHref } from '../shared/project-kinds.ts';
import type { ProjectSummary } from '../shared/project-summary.ts';

/** One of the three results of the sample search. */
export interface SampleHit {
  id: string;
  href: string;
  title: string;
  author: string;
  summary: string;
  iconUrl: string | null;
  downloads: number;
}

export const SAMPLE_LIMIT = 3;

export const SAMPLE_SORTS = ['relevance', 'downloads', 'follows', 'newest', 'updated'] as const;
export type SampleSort = (typeof SAMPLE_SORTS)[number];

export const sampleOf = (projects: readonly ProjectSummary[]): SampleHit[] =>
  projects.map(({ id, href, title, author, summary, iconUrl, downloads }) => ({
    id,
    href,
    title,
    author: author.name,
    summary,
    iconUrl,
    downloads,
  }));

/** What the public search answers, as far as it is shown. */
export interface SearchAnswer {
  hits: {
    project_id: string;
    slug: string | null;
    title: string;
    author: string;
    description: string;
    icon_url: string;
    downloads: number;
    all_project_types: string[];
  }[];
}

export const sampleOfAnswer = ({ hits }: SearchAnswer): SampleHit[] =>
  hits.map((hit) => ({
    id: hit.project_id,
    href: projectHref(hit.all_project_types[0] ?? 'project', hit.slug ?? hit.project_id),
    title: hit.title,
    author: hit.author,
    summary: hit.description,
    iconUrl: hit.icon_url || null,
    downloads: hit.downloads,
  }));

/** The public search that the sample asks. */
export function sampleAddress(text: string, sort: SampleSort): string {
  const query = new URLSearchParams({ limit: String(SAMPLE_LIMIT), query: text, index: sort });
  return `/v2/search?${query}`;
}
