import type { PageDocument } from '#domain/documents/index.ts';
import type { Load } from '../../context.server.ts';
import { lasting } from '../../hydration.ts';
import { type About, aboutProject } from '../about.ts';
import { type ProjectOfPage, projectOfPage } from '../project-of-page.ts';

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

/** What those see who are not of the project, by what is known of it. */
const seenByAll = new WeakMap<PageDocument, DescriptionData>();

export const load: Load<DescriptionData> = async (input) => {
  const found = await projectOfPage(input);
  if (found.inside) return describe(found);
  const made = seenByAll.get(found.page) ?? lasting(describe(found));
  seenByAll.set(found.page, made);
  return made;
};

function describe(found: ProjectOfPage): DescriptionData {
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
}
