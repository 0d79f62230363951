import type { Kysely } from 'kysely';
import { newId } from '#platform/crypto/ids.ts';
import type { SignedIn } from '../access/index.ts';
import type { Tables, Trx } from '../database/index.ts';
import { renderProject, renderVersions } from '../documents/index.ts';
import type { NewGalleryItem } from '../gallery/index.ts';
import { saveGalleryImage, saveIcon } from '../images/index.ts';
import { usernameKey } from '../people/index.ts';
import { createProject, findProjectId, statusFacts } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { ALL_SCOPES } from '../tokens/index.ts';
import { prepareVersion } from '../versions/index.ts';
import { demoCatalogue } from './catalogue.ts';
import { demoNews } from './news.ts';
import type { DemoProject, DemoUser, DemoVersion, ResolveFile } from './types.ts';

const SEED = 'quarry';
const FILLED = 'demo-filled';

/**
 * Fills an empty site with the demo catalogue through the same use cases that people's projects take.
 * Interrupted, it goes on where it was with the next start. `tell` gets the share done, 0 to 1.
 */
export async function fillDemo(services: Services, tell: (share: number) => void): Promise<void> {
  const { db } = services;
  if (await isFilled(db)) return;
  const catalogue = demoCatalogue(SEED, services.clock.now());
  const people = await insertPeople(db, catalogue.users);
  let done = 0;
  const add = async (project: DemoProject) => {
    if (!(await findProjectId(db, project.slug))) await publish(services, people, project);
    done += 1;
    tell(done / (catalogue.projects.length + 1));
  };
  // Modpacks list files of the others, which must be there by then.
  const isPack = (project: DemoProject) => project.projectType === 'modpack';
  await inParallel(
    catalogue.projects.filter((project) => !isPack(project)),
    add,
  );
  await inParallel(catalogue.projects.filter(isPack), add);
  await db.transaction().execute(async (trx) => {
    await linkDependencies(trx, services, catalogue.projects);
  });
  await insertNews(services);
  await db.insertInto('facts').values({ name: FILLED, value: '{}' }).execute();
  tell(1);
}

/** Most of the time goes into waiting for the disk: several projects wait together. */
const AT_ONCE = 6;

async function inParallel(
  projects: DemoProject[],
  work: (project: DemoProject) => Promise<void>,
): Promise<void> {
  const rest = projects.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const project of rest) await work(project);
    }),
  );
}

/** True when it was filled, or when people have begun to use the site. */
async function isFilled(db: Kysely<Tables>): Promise<boolean> {
  const fact = await db
    .selectFrom('facts')
    .select('name')
    .where('name', '=', FILLED)
    .executeTakeFirst();
  if (fact) return true;
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return person !== undefined;
}

async function insertPeople(db: Kysely<Tables>, users: DemoUser[]): Promise<Map<string, SignedIn>> {
  await db
    .insertInto('users')
    .values(
      users.map((user) => ({
        id: newId(),
        username: user.username,
        username_key: usernameKey(user.username),
        email: null,
        email_key: null,
        // Nobody signs in as them.
        password_hash: null,
        bio: user.displayBio,
        avatar_url: null,
        raw_avatar_url: null,
        created: user.created,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'avatar_url as avatarUrl'])
    .execute();
  return new Map(
    rows.map((user) => [user.username, { user, scopes: ALL_SCOPES, via: 'session' as const }]),
  );
}

async function publish(
  services: Services,
  people: Map<string, SignedIn>,
  project: DemoProject,
): Promise<void> {
  const owner = people.get(project.owner) as SignedIn;
  const resolve = resolver(services);
  const versions = [];
  for (const version of project.versions) {
    versions.push(await prepare(services, project, version, resolve));
  }
  const gallery: NewGalleryItem[] = [];
  for (const [ordering, { title, description, featured, image }] of project.gallery.entries()) {
    const saved = await saveGalleryImage(services, await image());
    gallery.push({ image: saved, title, description, featured, ordering });
  }
  const body = project.body.replace(
    /\{\{gallery:(\d+)\}\}/g,
    (_all, index) => gallery[Number(index)]?.image.rawUrl ?? '',
  );
  const data = {
    title: project.title,
    slug: project.slug,
    description: project.summary,
    body,
    client_side: project.clientSide,
    server_side: project.serverSide,
    categories: project.categories,
    additional_categories: project.additionalCategories,
    license_id: project.license,
    issues_url: project.links.issues,
    source_url: project.links.source,
    wiki_url: project.links.wiki,
    discord_url: project.links.discord,
    donation_urls: project.donationUrls,
    is_draft: true,
  };
  const icon = project.icon ? await saveIcon(services, await project.icon()) : null;
  const id = await createProject(services, owner, data, { versions, icon, gallery });
  await services.db.transaction().execute((trx) => backdate(trx, services, people, id, project));
}

async function prepare(
  services: Services,
  project: DemoProject,
  version: DemoVersion,
  resolve: ResolveFile,
) {
  const staged = [];
  for (const file of version.files) {
    const blob = await services.blobs.put(await file.bytes(resolve));
    staged.push({ part: file.filename, filename: file.filename, blob });
  }
  const types = version.files.flatMap(({ filename, fileType }) =>
    fileType ? [[filename, fileType]] : [],
  );
  return prepareVersion(
    services,
    {
      file_parts: version.files.map((file) => file.filename),
      version_number: version.number,
      name: version.name,
      changelog: version.changelog,
      game_versions: version.gameVersions,
      loaders: version.loaders,
      version_type: version.channel,
      primary_file: version.files.find((file) => file.primary)?.filename,
      file_types: Object.fromEntries(types),
    },
    staged,
    { isPack: project.projectType === 'modpack' },
  );
}

/** Gives the project the age, numbers, members and status that it is told to have. */
async function backdate(
  trx: Trx,
  services: Services,
  people: Map<string, SignedIn>,
  id: string,
  project: DemoProject,
): Promise<void> {
  const row = await trx
    .updateTable('projects')
    .set({
      status: project.status,
      requested_status: project.requestedStatus ?? 'approved',
      moderation_message: project.moderationMessage ?? null,
      published: project.created,
      updated: project.updated,
      queued: project.status === 'draft' ? null : project.created,
      approved: statusFacts(project.status).approved ? project.created : null,
      downloads: project.downloads,
      followers: project.followers,
    })
    .where('id', '=', id)
    .returning('team_id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('gallery_items')
    .set({ created: project.created })
    .where('project_id', '=', id)
    .execute();
  const versions = await trx
    .selectFrom('versions')
    .select('id')
    .where('project_id', '=', id)
    .orderBy('published')
    .execute();
  for (const [index, version] of versions.entries()) {
    const { date, downloads } = project.versions[index];
    await trx
      .updateTable('versions')
      .set({ published: date, downloads })
      .where('id', '=', version.id)
      .execute();
  }
  for (const [ordering, member] of project.members.entries()) {
    const user = people.get(member.username)?.user;
    if (!user) continue;
    await trx
      .insertInto('team_members')
      .values({
        team_id: row.team_id,
        user_id: user.id,
        role: member.role,
        permissions: 0,
        accepted: true,
        ordering: ordering + 1,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await renderVersions(
    trx,
    services,
    versions.map((version) => version.id),
  );
  await renderProject(trx, services, id);
}

/** Dependencies between demo projects, once all of them exist. */
async function linkDependencies(
  trx: Trx,
  services: Services,
  projects: DemoProject[],
): Promise<void> {
  const ids = await trx.selectFrom('project_slugs').selectAll().execute();
  const idOf = new Map(ids.map((row) => [row.slug, row.project_id]));
  for (const project of projects.filter((one) => one.versions.some((v) => v.dependencies.length))) {
    const projectId = idOf.get(project.slug);
    if (!projectId) continue;
    const rows = await trx
      .selectFrom('versions')
      .select(['id', 'version_number'])
      .where('project_id', '=', projectId)
      .execute();
    for (const version of project.versions) {
      const row = rows.find((one) => one.version_number === version.number);
      if (!row || version.dependencies.length === 0) continue;
      await trx.deleteFrom('dependencies').where('version_id', '=', row.id).execute();
      const list = version.dependencies.flatMap(({ slug, type }) => {
        const target = idOf.get(slug);
        return target ? [{ project_id: target, dependency_type: type }] : [];
      });
      if (list.length === 0) continue;
      await trx
        .insertInto('dependencies')
        .values(
          list.map((one, position) => ({
            ...one,
            position,
            version_id: row.id,
            dependency_version_id: null,
            file_name: null,
          })),
        )
        .execute();
    }
    await renderVersions(
      trx,
      services,
      rows.map((row) => row.id),
    );
    await renderProject(trx, services, projectId);
  }
}

/** Modpacks list files of other demo projects, which were published before them. */
function resolver({ db, addresses }: Services): ResolveFile {
  return async (slug, versionNumber) => {
    const file = await db
      .selectFrom('files')
      .innerJoin('versions', 'versions.id', 'files.version_id')
      .innerJoin('project_slugs', 'project_slugs.project_id', 'versions.project_id')
      .selectAll('files')
      .where('project_slugs.slug', '=', slug)
      .where('version_number', '=', versionNumber)
      .where('is_primary', '=', true)
      .executeTakeFirstOrThrow();
    return {
      url: addresses.file(file.project_id, file.version_id, file.filename),
      sha1: file.sha1,
      sha512: file.sha512,
      size: file.size,
      filename: file.filename,
    };
  };
}

async function insertNews({ db, clock, markdown }: Services): Promise<void> {
  await db
    .insertInto('news_posts')
    .values(
      demoNews(clock.now()).map(({ slug, product, title, summary, body, date }) => ({
        slug,
        product,
        title,
        summary,
        body,
        body_html: markdown.render(body).html,
        published: date,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
