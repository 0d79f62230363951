import type { Found } from '#domain/suggestions/index.ts';
import type { TagLists } from '#domain/tags/index.ts';
import type { ProjectKind } from '../../shared/project-kinds.ts';
import { toSummary } from '../../shared/project-summary.ts';

/** The answer of `/_internal/suggest`. */
export interface Suggestions {
  projects: { total: number; items: SuggestedProject[] };
  people: { total: number; items: Found['people']['users'] };
  /** All that match, of both groups. */
  total: number;
  /** The search page with the most of them. */
  href: string;
  didYouMean: string | null;
}

export interface SuggestedProject {
  id: string;
  href: string;
  title: string;
  type: ProjectKind;
  author: string;
  iconUrl: string | null;
  downloads: number;
}

export function suggestionsView(text: string, found: Found, tags: TagLists): Suggestions {
  const { projects, people, types, didYouMean } = found;
  const [most = 'mod'] = Object.entries(types).sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    projects: {
      total: projects.total,
      items: projects.documents.map((document) => {
        const { id, href, title, type, author, iconUrl, downloads } = toSummary(document, tags);
        return { id, href, title, type, author: author.name, iconUrl, downloads };
      }),
    },
    people: { total: people.total, items: people.users },
    total: projects.total + people.total,
    href: `/${most}s?q=${encodeURIComponent(text)}`,
    didYouMean,
  };
}
