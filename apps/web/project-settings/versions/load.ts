import {
  listVersionPage,
  VERSIONS_PER_PAGE,
  type VersionRowOfPage,
} from '#domain/versions/index.ts';
import type { Load } from '../../context.server.ts';
import { rangesOf } from '../../project/game-versions.ts';
import { namedLoaders } from '../../shared/project-summary.ts';
import { settingsProject } from '../load.ts';

export interface VersionsData {
  versions: (Omit<VersionRowOfPage, 'gameVersions' | 'loaders'> & {
    ranges: string[];
    loaders: { id: string; name: string }[];
  })[];
  page: number;
  last: number;
  total: number;
}

export const load: Load<VersionsData> = async (input) => {
  const { project, page } = await settingsProject(input);
  const { db, tags } = input.page.services;
  const wanted = Math.max(1, Math.floor(Number(input.url.searchParams.get('page')) || 1));
  const { versions, total } = await listVersionPage(db, {
    projectId: project.id,
    filter: { channels: [], gameVersions: [], loaders: [] },
    page: wanted,
    hidden: true,
    listed: page.versionCount,
  });
  return {
    page: wanted,
    total,
    last: Math.max(1, Math.ceil(total / VERSIONS_PER_PAGE)),
    versions: versions.map(({ gameVersions, loaders, ...row }) => ({
      ...row,
      ranges: rangesOf(gameVersions, tags),
      loaders: namedLoaders(loaders, tags),
    })),
  };
};
