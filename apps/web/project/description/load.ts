import type { Load } from '../../context.server.ts';
import { type About, aboutProject } from '../about.ts';
import { projectOfPage } from '../project-of-page.ts';

export interface DescriptionData {
  about: About;
  /** Safe HTML; empty when nothing was written. */
  html: string;
  /** May write it. */
  mayEdit: boolean;
  /** For the structured data. */
  facts: {
    downloads: number;
    published: string;
    updated: string;
    license: string | null;
    newest: string | null;
  };
}

export const load: Load<DescriptionData> = async (input) => {
  const found = await projectOfPage(input);
  const { project, page, inside, membership } = found;
  return {
    about: aboutProject(found),
    html: page.bodyHtml,
    mayEdit: inside && membership?.accepted !== false,
    facts: {
      downloads: project.downloads,
      published: (project.approved ?? project.published).toISOString(),
      updated: page.updated,
      license: project.license_url ?? project.license_id,
      newest: page.matrix.builds[0]?.number ?? null,
    },
  };
};
