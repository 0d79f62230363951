import type { CreateProject } from '#contract/project.ts';
import { newId } from '#platform/crypto/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import { renderProject, renderVersions } from '../documents/index.ts';
import { insertGalleryItems, type NewGalleryItem } from '../gallery/index.ts';
import type { SavedIcon } from '../images/index.ts';
import { renderText } from '../images/index.ts';
import type { Services } from '../services.ts';
import { createTeam } from '../teams/index.ts';
import { insertVersion, type PreparedVersion, toEnvironment } from '../versions/index.ts';
import { checkCategories, checkDonations, checkLicense } from './project-fields.ts';
import { isProjectStatus, PROJECT_STATUSES } from './project-status.ts';
import { claimSlug } from './slug.ts';

/** How many projects one person may have (public API, 1.6); admins are not limited. */
const MOST_PROJECTS = 256;

export interface CreateProjectParts {
  versions: PreparedVersion[];
  icon: SavedIcon | null;
  gallery: NewGalleryItem[];
}

/**
 * Creates a project with its team, address, versions and pictures, or nothing at all. Returns its
 * id. Without `is_draft` it goes straight to review, which needs a version.
 * @throws Refusal `invalid_input` naming the field, `limit_reached`.
 */
export async function createProject(
  services: Services,
  viewer: SignedIn,
  data: CreateProject,
  { versions, icon, gallery }: CreateProjectParts,
): Promise<string> {
  const draft = data.is_draft ?? false;
  const now = services.clock.now();
  const id = newId();
  const body = data.body ?? '';
  const requested = data.requested_status ?? 'approved';
  if (!isProjectStatus(requested) || !PROJECT_STATUSES[requested].requestable) {
    throw new Refusal('invalid_input', `requested_status: "${requested}" cannot be asked for.`, {
      field: 'requested_status',
    });
  }
  const license = checkLicense(data.license_id, 'invalid_input');
  const categories = checkCategories(services.tags, data.categories ?? [], 'categories', 'refuse');
  const additional = checkCategories(
    services.tags,
    data.additional_categories ?? [],
    'additional_categories',
    'refuse',
  );
  const donations = checkDonations(data.donation_urls ?? [], 'invalid_input');
  if (!draft && versions.length === 0) {
    throw new Refusal('invalid_input', 'Only a draft can be without versions.', {
      field: 'initial_versions',
    });
  }
  const status = draft ? 'draft' : services.policy.autoApprove ? requested : 'processing';
  await services.db.transaction().execute(async (trx) => {
    await checkCap(trx, viewer);
    const teamId = await createTeam(trx, viewer.user.id);
    await trx
      .insertInto('projects')
      .values({
        id,
        team_id: teamId,
        slug: null,
        title: data.title.trim(),
        summary: data.description,
        body,
        body_html: await renderText(trx, services, body),
        status,
        requested_status: requested,
        moderation_message: null,
        moderation_message_body: null,
        license_id: license,
        license_url: data.license_url ?? null,
        issues_url: data.issues_url ?? null,
        source_url: data.source_url ?? null,
        wiki_url: data.wiki_url ?? null,
        discord_url: data.discord_url ?? null,
        donation_urls: JSON.stringify(donations),
        client_side: data.client_side,
        server_side: data.server_side,
        categories,
        additional_categories: additional.filter((name) => !categories.includes(name)),
        icon_url: icon?.url ?? null,
        raw_icon_url: icon?.rawUrl ?? null,
        color: icon?.color ?? null,
        thread_id: newId(),
        published: now,
        updated: now,
        approved: status === requested && !draft ? now : null,
        queued: draft ? null : now,
      })
      .execute();
    await claimSlug(trx, id, data.slug);
    const place = {
      projectId: id,
      authorId: viewer.user.id,
      environment: toEnvironment(data.client_side, data.server_side),
    };
    const versionIds: string[] = [];
    for (const [offset, version] of versions.entries()) {
      versionIds.push(await insertVersion(trx, services, place, version, offset));
    }
    await insertGalleryItems(trx, id, gallery, now);
    await renderVersions(trx, services, versionIds);
    await renderProject(trx, services, id);
  });
  return id;
}

async function checkCap(trx: Parameters<typeof createTeam>[0], viewer: SignedIn): Promise<void> {
  if (viewer.user.role === 'admin') return;
  const { count } = await trx
    .selectFrom('team_members')
    .innerJoin('projects', 'projects.team_id', 'team_members.team_id')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('team_members.user_id', '=', viewer.user.id)
    .where('is_owner', '=', true)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_PROJECTS) {
    throw new Refusal('limit_reached', `You have ${MOST_PROJECTS} projects, which is the limit.`);
  }
}
