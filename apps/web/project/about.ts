import { statusFacts } from '#domain/projects/index.ts';
import type { ProjectOfPage } from './project-of-page.ts';

/** What every sub-page of a project tells in its head. */
export interface About {
  id: string;
  title: string;
  type: string;
  path: string;
  summary: string;
  iconUrl: string | null;
  owner: string;
  /** Search engines may list it. */
  listed: boolean;
}

export function aboutProject({ project, page, path, members }: ProjectOfPage): About {
  return {
    id: project.id,
    title: project.title,
    type: page.urlType,
    path,
    summary: project.summary,
    iconUrl: project.icon_url,
    owner: members[0]?.username ?? '',
    listed: statusFacts(project.status).search,
  };
}
