import { listVersionPage, VERSIONS_PER_PAGE } from '#domain/versions/index.ts';
import type { Load } from '../../context.server.ts';
import { redirect } from '../../router/answers.ts';
import { namedLoaders } from '../../shared/project-summary.ts';
import { type About, aboutProject } from '../about.ts';
import { type FilterOptions, filterOptions } from '../filter-options.ts';
import { rangesOf } from '../game-versions.ts';
import { projectOfPage } from '../project-of-page.ts';
import { type FilterState, filterHref, readFilter } from '../version-filter.ts';
import { type MatrixData, matrixData } from './matrix.ts';

export interface VersionRow {
  id: string;
  number: string;
  name: string;
  channel: 'release' | 'beta' | 'alpha';
  status: string;
  ranges: string[];
  loaders: { id: string; name: string }[];
  downloads: number;
  published: string;
  file: { href: string; name: string; size: number } | null;
}

export interface VersionsData {
  about: About;
  matrix: MatrixData | null;
  filter: FilterState;
  options: FilterOptions;
  versions: VersionRow[];
  total: number;
  lastPage: number;
}

export const load: Load<VersionsData> = async (input) => {
  const found = await projectOfPage(input);
  const { project, page, inside } = found;
  const { db, tags, addresses } = input.page.services;
  const filter = readFilter(input.url.searchParams);
  const { versions, total } = await listVersionPage(db, {
    projectId: project.id,
    filter,
    page: filter.page,
    hidden: inside,
    listed: page.versionCount,
  });
  const lastPage = Math.max(1, Math.ceil(total / VERSIONS_PER_PAGE));
  if (filter.page > lastPage) {
    throw redirect(filterHref(`${found.path}/versions`, { ...filter, page: lastPage }));
  }
  return {
    about: aboutProject(found),
    matrix: page.versionCount > 0 ? matrixData(page, tags, filter.all) : null,
    filter,
    options: filterOptions(page, filter, tags),
    total,
    lastPage,
    versions: versions.map(({ gameVersions, loaders, file, ...version }) => ({
      ...version,
      ranges: rangesOf(gameVersions, tags),
      loaders: namedLoaders(loaders, tags),
      file: file && {
        href: pathOf(addresses.file(project.id, version.id, file.filename)),
        name: file.filename,
        size: file.size,
      },
    })),
  };
};

/** Files are served from this very site: their path is enough, under whatever name it is reached. */
export const pathOf = (address: string) => new URL(address).pathname;
