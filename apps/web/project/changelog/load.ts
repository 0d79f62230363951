import { listChangelogPage, VERSIONS_PER_PAGE } from '#domain/versions/index.ts';
import type { Load } from '../../context.server.ts';
import { redirect } from '../../router/answers.ts';
import { type About, aboutProject } from '../about.ts';
import { type FilterOptions, filterOptions } from '../filter-options.ts';
import { projectOfPage } from '../project-of-page.ts';
import { type FilterState, filterHref, readFilter } from '../version-filter.ts';
import { pathOf } from '../versions/load.ts';

export interface ChangelogData {
  about: About;
  filter: FilterState;
  options: FilterOptions;
  entries: Entry[];
  total: number;
  lastPage: number;
}

export interface Entry {
  id: string;
  number: string;
  name: string;
  channel: 'release' | 'beta' | 'alpha';
  author: { id: string; username: string };
  published: string;
  /** Safe HTML; empty when nothing was written or it repeats the next older one. */
  html: string;
  repeats: boolean;
  file: { href: string; name: string; size: number } | null;
}

export const load: Load<ChangelogData> = async (input) => {
  const found = await projectOfPage(input);
  const { project, page } = found;
  const { db, tags, addresses } = input.page.services;
  const filter = readFilter(input.url.searchParams);
  const { entries, total } = await listChangelogPage(db, {
    projectId: project.id,
    filter,
    page: filter.page,
    hidden: false,
    listed: page.versionCount,
  });
  const lastPage = Math.max(1, Math.ceil(total / VERSIONS_PER_PAGE));
  if (filter.page > lastPage) {
    throw redirect(filterHref(`${found.path}/changelog`, { ...filter, page: lastPage }));
  }
  return {
    about: aboutProject(found),
    filter,
    options: filterOptions(page, filter, tags),
    total,
    lastPage,
    entries: entries.map(({ file, ...entry }) => ({
      ...entry,
      file: file && {
        href: pathOf(addresses.file(project.id, entry.id, file.filename)),
        name: file.filename,
        size: file.size,
      },
    })),
  };
};
