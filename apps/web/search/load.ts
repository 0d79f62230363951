import type { CountField, SearchEngine, SearchResult } from '#domain/search/index.ts';
import type { Load } from '../context.server.ts';
import { unmatchedPage } from '../errors/page-errors.ts';
import type { DisplayMode } from '../preferences/preferences.ts';
import { PROJECT_KINDS, type ProjectKind, searchHref } from '../shared/project-kinds.ts';
import { type ProjectSummary, toSummary } from '../shared/project-summary.ts';
import { conditionOf } from './conditions.server.ts';
import { countRows } from './count-rows.server.ts';
import type { GroupId } from './filter-groups.ts';
import { parseSearch, type SearchState } from './filters.ts';
import { type GroupOption, groupsOf } from './groups.server.ts';
import { findRescue, type Rescue } from './rescue.server.ts';

export interface SearchData {
  kind: ProjectKind;
  mode: DisplayMode;
  state: SearchState;
  total: number;
  /** At least 1. */
  pages: number;
  projects: ProjectSummary[];
  groups: GroupView[];
  /** Matches of the text alone, by type. */
  tabs: Partial<Record<ProjectKind, number>>;
  /** The text in words that exist, when nothing matches it. */
  didYouMean: string | null;
  /** Titles of the projects that an address names. */
  named: Record<string, string>;
  /** What would help when nothing matches. */
  rescue: Rescue | null;
}

export interface OptionView extends GroupOption {
  /** Results with this chosen. */
  count: number;
}

export interface GroupView {
  id: GroupId;
  options: OptionView[];
}

const COUNTED: { field: CountField }[] = [
  { field: 'categories' },
  { field: 'game_versions' },
  { field: 'open_source' },
];

export const load: Load<SearchData> = async ({ page, params, url }) => {
  const kind = PROJECT_KINDS.find((one) => searchHref(one) === `/${params.searchType}`);
  if (!kind) throw unmatchedPage(url);
  page.tags.add('project');
  const { engine } = page.search;
  const { tags } = page.services;
  const mode = page.preferences.searchDisplayMode[kind];
  const groups = groupsOf(kind, tags);
  const known = groups.map(({ id, options }) => ({
    id,
    values: options.map(({ value }) => value),
  }));
  const asked = parseSearch(url.searchParams, known, mode);
  const { state, result } = searchPage(engine, kind, asked);
  const rows = countRows(engine, kind, state, groups, result);
  return {
    kind,
    mode,
    state,
    total: result.total,
    pages: Math.max(1, Math.ceil(result.total / state.size)),
    projects: result.hits.map(({ document }) => toSummary(document, tags)),
    groups: rows,
    tabs: countTabs(engine, state.text),
    didYouMean: result.didYouMean ?? null,
    named: titlesOf(engine, state),
    rescue: result.total === 0 ? findRescue(engine, kind, state) : null,
  };
};

/** The page that was asked for, or the last one there is. */
function searchPage(engine: SearchEngine, kind: ProjectKind, state: SearchState) {
  const where = conditionOf(kind, state.filters);
  const search = (page: number): SearchResult =>
    engine.search({
      text: state.text,
      where,
      sort: state.sort,
      offset: (page - 1) * state.size,
      limit: state.size,
      count: COUNTED,
    });
  const result = search(state.page);
  const last = Math.max(1, Math.ceil(result.total / state.size));
  if (state.page <= last) return { state, result };
  return { state: { ...state, page: last }, result: search(last) };
}

function countTabs(engine: SearchEngine, text: string): SearchData['tabs'] {
  const { counts } = engine.search({
    text,
    where: null,
    sort: 'downloads',
    offset: 0,
    limit: 1,
    count: [{ field: 'project_types' }],
  });
  return Object.fromEntries(
    PROJECT_KINDS.map((kind) => [kind, counts?.project_types?.[kind] ?? 0]),
  );
}

function titlesOf(engine: SearchEngine, { filters }: SearchState): Record<string, string> {
  const ids = filters.filter(({ group }) => group === 'project').map(({ value }) => value);
  return Object.fromEntries(ids.map((id) => [id, engine.get(id)?.title ?? id]));
}
