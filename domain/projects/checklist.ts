import { plainText } from '#platform/markdown/index.ts';
import type { Db } from '../database/index.ts';
import { UNKNOWN_LICENSE } from '../tags/index.ts';
import type { ProjectPage } from './read-project-page.ts';

export type ChecklistKind = 'required' | 'warning' | 'suggestion';

/** What is asked of a project before review, in the order people read it. */
const KINDS = {
  version: 'required',
  description: 'required',
  environments: 'required',
  license: 'required',
  'summary-short': 'warning',
  'summary-is-title': 'warning',
  'summary-formatted': 'warning',
  'description-short': 'warning',
  'headings-long': 'warning',
  'pictures-silent': 'warning',
  'source-missing': 'warning',
  'resolutions-many': 'warning',
  icon: 'suggestion',
  featured: 'suggestion',
  tags: 'suggestion',
  links: 'suggestion',
} as const satisfies Record<string, ChecklistKind>;

export type ChecklistId = keyof typeof KINDS;

export interface ChecklistItem {
  id: ChecklistId;
  kind: ChecklistKind;
  done: boolean;
  /** The number that its text tells, such as the characters of the summary. */
  count: number;
}

export interface ChecklistFacts {
  title: string;
  summary: string;
  body: string;
  /** As in the project's address; `project` without versions. */
  type: string;
  versions: number;
  clientSide: string;
  serverSide: string;
  license: string;
  categories: readonly string[];
  hasIcon: boolean;
  hasFeatured: boolean;
  links: number;
  hasSource: boolean;
}

/** Shorter summaries say too little, shorter descriptions as well; longer headings are sentences. */
const LIMITS = { summary: 30, description: 200, heading: 80 } as const;
const COPYLEFT = /^(A?GPL|LGPL|MPL)-/;
const RESOLUTION = /^\d+x[+-]?$/;
const HEADING = /^#{1,6} .*$/gm;

/** Every requirement and suggestion, done or not, and those warnings that apply. */
export function checklistOf(facts: ChecklistFacts): ChecklistItem[] {
  const asksSides = facts.versions > 0 && ['mod', 'modpack'].includes(facts.type);
  const sides = [facts.clientSide, facts.serverSide];
  const readable = plainText(facts.body, 2 * LIMITS.description);
  const written = withoutComments(facts.body).replace(HEADING, '').trim() !== '';
  const summary = facts.summary.trim();
  const headings = facts.body.match(HEADING) ?? [];
  const longHeadings = headings.filter((line) => readableLength(line) > LIMITS.heading).length;
  const pictures = facts.body.match(/!\[\s*\]\(|<img[^>]*/gi) ?? [];
  const silent = pictures.filter((picture) => !/\salt=["'][^"']/i.test(picture)).length;
  const resolutions = facts.categories.filter((name) => RESOLUTION.test(name)).length;
  const done: Partial<Record<ChecklistId, boolean>> = {
    version: facts.versions > 0,
    description: written,
    environments: asksSides
      ? !sides.includes('unknown') && sides.some((side) => side !== 'unsupported')
      : undefined,
    license: facts.license !== '' && facts.license !== UNKNOWN_LICENSE,
    'summary-short': unless(summary.length < LIMITS.summary),
    'summary-is-title': unless(summary.toLowerCase() === facts.title.trim().toLowerCase()),
    'summary-formatted': unless(/[*_~`#]{2}|^#|\]\(|<\w+/.test(summary)),
    'description-short': unless(written && readable.length < LIMITS.description),
    'headings-long': unless(longHeadings > 0),
    'pictures-silent': unless(silent > 0),
    'source-missing': unless(COPYLEFT.test(facts.license) && !facts.hasSource),
    'resolutions-many': unless(resolutions > 1),
    icon: facts.hasIcon,
    featured: facts.hasFeatured,
    tags: facts.versions > 0 ? facts.categories.length > 0 : undefined,
    links: facts.links > 0,
  };
  const counts: Partial<Record<ChecklistId, number>> = {
    'summary-short': summary.length,
    'description-short': readable.length,
    'headings-long': longHeadings,
    'pictures-silent': silent,
    'resolutions-many': resolutions,
  };
  return (Object.keys(KINDS) as ChecklistId[]).flatMap((id) =>
    done[id] === undefined ? [] : [{ id, kind: KINDS[id], done: done[id], count: counts[id] ?? 0 }],
  );
}

/** One pass: an expression would look for the end of each of thousands of open comments. */
function withoutComments(text: string): string {
  let rest = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) return rest + text.slice(at);
    rest += text.slice(at, start);
    at = end + 3;
  }
}

/** A warning is there, not done, or it is not asked at all. */
const unless = (applies: boolean) => (applies ? false : undefined);

const readableLength = (heading: string) => plainText(heading.replace(/^#+\s*/, '')).length;

/** The checklist of a project as it stands in the database. */
export async function readChecklist(
  db: Db,
  { project, page }: Pick<ProjectPage, 'project' | 'page'>,
): Promise<ChecklistItem[]> {
  const featured = await db
    .selectFrom('gallery_items')
    .select('id')
    .where('project_id', '=', project.id)
    .where('featured', '=', true)
    .executeTakeFirst();
  const links = [project.issues_url, project.source_url, project.wiki_url, project.discord_url];
  return checklistOf({
    title: project.title,
    summary: project.summary,
    body: project.body,
    type: page.urlType,
    versions: page.versionCount,
    clientSide: page.clientSide,
    serverSide: page.serverSide,
    license: project.license_id,
    categories: [...project.categories, ...project.additional_categories],
    hasIcon: project.icon_url !== null,
    hasFeatured: featured !== undefined,
    links: links.filter((link) => link !== null).length,
    hasSource: project.source_url !== null,
  });
}
