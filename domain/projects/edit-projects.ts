import { LIMITS } from '#contract/common.ts';
import type { EditProjects } from '#contract/project.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import type { DonationUrl } from '../database/index.ts';
import { renderProject } from '../documents/index.ts';
import type { Services } from '../services.ts';
import { checkCategories, checkDonations } from './project-fields.ts';
import { canSee, findProjectFor, type ProjectRow, requirePermission } from './projects.store.ts';

/**
 * Changes many projects in the same way, all or none (public API, 2.3). Lists are replaced first,
 * then things are taken out, then put in, up to the list's limit.
 * @throws Refusal `request_error` for an unknown project, `auth_error` for one that is not theirs.
 */
export async function editProjects(
  services: Services,
  viewer: SignedIn,
  ids: string[],
  edit: EditProjects,
): Promise<void> {
  const change = readChange(services, edit);
  const projects: ProjectRow[] = [];
  for (const id of new Set(ids)) {
    const found = await findProjectFor(services.db, viewer, id);
    if (found?.project.id !== id || !canSee(viewer, found)) {
      throw new Refusal('request_error', `ids: there is no project ${id}.`, { field: 'ids' });
    }
    requirePermission(found, 'EDIT_DETAILS');
    projects.push(found.project);
  }
  // Always in the same order, so that two such edits never wait for each other.
  projects.sort((a, b) => (a.id < b.id ? -1 : 1));
  await services.db.transaction().execute(async (trx) => {
    for (const { id } of projects) {
      const project = await trx
        .selectFrom('projects')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!project) throw new Refusal('request_error', `ids: there is no project ${id}.`);
      await trx.updateTable('projects').set(change(project)).where('id', '=', id).execute();
      await renderProject(trx, services, id);
    }
  });
}

/** Checks the edit once; the result tells the new columns of one project. */
function readChange({ tags }: Pick<Services, 'tags'>, edit: EditProjects) {
  const names = (field: keyof EditProjects & `${string}categories`) =>
    edit[field] && checkCategories(tags, edit[field], field, 'refuse', 'request_error');
  const featured = {
    replace: names('categories'),
    add: names('add_categories'),
    remove: edit.remove_categories,
  };
  const additional = {
    replace: names('additional_categories'),
    add: names('add_additional_categories'),
    remove: edit.remove_additional_categories,
  };
  const donations = {
    replace: edit.donation_urls && checkDonations(edit.donation_urls, 'request_error'),
    add: checkDonations(edit.add_donation_urls ?? [], 'request_error'),
    remove: checkDonations(edit.remove_donation_urls ?? [], 'request_error'),
  };
  return (project: ProjectRow) => {
    const categories = merge(project.categories, featured, LIMITS.categories);
    return {
      categories,
      additional_categories: merge(
        project.additional_categories,
        additional,
        LIMITS.additionalCategories,
      ).filter((name) => !categories.includes(name)),
      donation_urls: JSON.stringify(mergeDonations(project.donation_urls, donations)),
      issues_url: edit.issues_url,
      source_url: edit.source_url,
      wiki_url: edit.wiki_url,
      discord_url: edit.discord_url,
    };
  };
}

interface ListChange {
  replace?: string[] | null;
  add?: string[] | null;
  remove?: string[] | null;
}

function merge(now: string[], { replace, remove, add }: ListChange, most: number): string[] {
  const rest = (replace ?? now).filter((name) => !remove?.includes(name));
  return [...new Set([...rest, ...(add ?? [])])].slice(0, most);
}

function mergeDonations(
  now: DonationUrl[],
  {
    replace,
    remove,
    add,
  }: { replace?: DonationUrl[] | null; remove: DonationUrl[]; add: DonationUrl[] },
): DonationUrl[] {
  const gone = new Set([...remove, ...add].map((link) => link.id));
  return [...(replace ?? now).filter((link) => !gone.has(link.id)), ...add];
}
