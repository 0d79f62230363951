import { among, announceAll, type Db, type Trx } from '../database/index.ts';
import { renderText } from '../images/index.ts';
import type { Services } from '../services.ts';
import { movePeopleAddresses, moveProjectAddresses } from './move-addresses.ts';
import { renderProject } from './render-project.ts';
import { renderVersions } from './render-version.ts';

/**
 * Raise it when what a document holds, or how text is rendered, changes: every site renders all of
 * its documents anew at its next start.
 */
const DOCUMENT_FORMAT = 1;
const FACT = 'documents';

/** What the stored documents were rendered for. */
interface RenderedFor {
  address: string;
  format: number;
}

type Tell = (share: number) => void;

/** The address that the stored documents name; null on a site that has none yet. */
export async function renderedAddress(db: Db): Promise<string | null> {
  return (await renderedFor(db))?.address ?? null;
}

/**
 * Renders everything anew when the site's address or the form of documents is not what the stored
 * ones were rendered for; answers whether it did. Interrupted, it begins again at the next start.
 */
export async function renderIfMoved(services: Services, tell: Tell): Promise<boolean> {
  const last = await renderedFor(services.db);
  const { site } = services.addresses;
  if (last?.address === site && last.format === DOCUMENT_FORMAT) return false;
  await renderAll(services, tell);
  return last !== null;
}

/**
 * Renders every text and document anew, project by project, and announces each, so that sites that
 * run follow. Addresses of our own pictures and files move along when the site has a new address.
 */
export async function renderAll(services: Services, tell: Tell): Promise<{ projects: number }> {
  const { db } = services;
  const from = (await renderedAddress(db)) ?? services.addresses.site;
  const ids = await db.selectFrom('projects').select('id').orderBy('id').execute();
  for (const [index, { id }] of ids.entries()) {
    await db.transaction().execute((trx) => renderWhole(trx, services, id, from));
    tell((index + 1) / ids.length);
  }
  await movePeopleAddresses(services, from);
  await dropOrphanDocuments(db);
  const value = JSON.stringify({ address: services.addresses.site, format: DOCUMENT_FORMAT });
  await db
    .insertInto('facts')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return { projects: ids.length };
}

/** Everything of one project, from what was written by people. */
export async function renderWhole(
  trx: Trx,
  services: Services,
  id: string,
  from = services.addresses.site,
): Promise<void> {
  const project = await trx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!project) return;
  if (from !== services.addresses.site) await moveProjectAddresses(trx, services, id, from);
  await renderTexts(trx, services, id);
  const versions = await trx
    .selectFrom('versions')
    .select('id')
    .where('project_id', '=', id)
    .execute();
  await renderVersions(
    trx,
    services,
    versions.map((version) => version.id),
  );
  await renderProject(trx, services, id);
}

async function renderTexts(trx: Trx, services: Services, id: string): Promise<void> {
  const project = await trx
    .selectFrom('projects')
    .select(['body', 'body_html'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const html = await renderText(trx, services, project.body);
  if (html !== project.body_html) {
    await trx.updateTable('projects').set({ body_html: html }).where('id', '=', id).execute();
  }
  const versions = await trx
    .selectFrom('versions')
    .select(['id', 'changelog', 'changelog_html'])
    .where('project_id', '=', id)
    .where('changelog', '!=', '')
    .execute();
  for (const version of versions) {
    const changelog = await renderText(trx, services, version.changelog);
    if (changelog === version.changelog_html) continue;
    await trx
      .updateTable('versions')
      .set({ changelog_html: changelog })
      .where('id', '=', version.id)
      .execute();
  }
}

/** Documents of what does not exist. */
export async function dropOrphanDocuments(db: Services['db']): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ids = await orphanDocuments(trx);
    await trx.deleteFrom('documents').where(among('id', ids)).execute();
    await announceAll(trx, 'project', ids);
  });
}

/** Ids of projects and versions that have a document and nothing else. */
export async function orphanDocuments(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('documents.id')
    .distinct()
    .leftJoin('projects', 'projects.id', 'documents.id')
    .leftJoin('versions', 'versions.id', 'documents.id')
    .where('kind', 'in', ['project', 'page', 'search', 'version'])
    .where((is) =>
      is
        .case()
        .when('kind', '=', 'version')
        .then(is('versions.id', 'is', null))
        .else(is('projects.id', 'is', null))
        .end(),
    )
    .execute();
  return rows.map((row) => row.id);
}

async function renderedFor(db: Db): Promise<RenderedFor | null> {
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirst();
  return (row?.value as RenderedFor | undefined) ?? null;
}
