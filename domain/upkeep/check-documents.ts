import { sql } from 'kysely';
import { among, type Db } from '../database/index.ts';
import { dropOrphanDocuments, orphanDocuments, renderWhole } from '../documents/index.ts';
import { LISTED_STATUSES } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { type Finding, some } from './finding.ts';

/**
 * Looks whether readers get what the rows say: no document missing, stale or left over. `deep`
 * renders each project and compares all of it; else numbers and names are compared.
 */
export async function checkDocuments(
  services: Services,
  deep: boolean,
  tell: (share: number) => void,
): Promise<Finding[]> {
  const { db } = services;
  const missing = await projectsMissingDocuments(db);
  const stale = deep ? await differingProjects(services, tell) : await outdatedProjects(db);
  const orphans = await orphanDocuments(db);
  const wrong = [...new Set([...missing, ...stale])];
  const check = 'documents';
  const findings: Finding[] = [];
  if (wrong.length > 0) {
    findings.push({
      check,
      level: 'fail',
      text: `of ${wrong.length} projects are missing or outdated: ${some(wrong)}`,
      async repair() {
        for (const id of wrong) {
          await db.transaction().execute((trx) => renderWhole(trx, services, id));
        }
        return `rendered ${wrong.length} projects anew`;
      },
    });
  }
  if (orphans.length > 0) {
    findings.push({
      check,
      level: 'warn',
      text: `of ${orphans.length} things that do not exist: ${some(orphans)}`,
      async repair() {
        await dropOrphanDocuments(db);
        return `removed ${orphans.length}`;
      },
    });
  }
  const how = deep ? 'byte for byte' : 'in names and numbers';
  if (findings.length === 0) return [{ check, level: 'ok', text: `say what the rows say, ${how}` }];
  return findings;
}

async function projectsMissingDocuments(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from projects p
    where not exists (select 1 from documents d where d.kind = 'project' and d.id = p.id)
      or not exists (select 1 from documents d where d.kind = 'page' and d.id = p.id)
      or (p.status = any(${LISTED_STATUSES}::text[]))
        <> exists (select 1 from documents d where d.kind = 'search' and d.id = p.id)
    union
    select v.project_id from versions v
    where not exists (select 1 from documents d where d.kind = 'version' and d.id = v.id)`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

async function outdatedProjects(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from projects p
    join documents d on d.kind = 'project' and d.id = p.id
    cross join lateral (select d.body::jsonb as told) as document
    where told->>'title' <> p.title or told->>'status' <> p.status
      or told->>'slug' is distinct from p.slug or (told->>'downloads')::bigint <> p.downloads
      or (told->>'followers')::bigint <> p.followers
    union
    select v.project_id from versions v
    join documents d on d.kind = 'version' and d.id = v.id
    cross join lateral (select d.body::jsonb as told) as document
    where told->>'name' <> v.name or told->>'version_number' <> v.version_number
      or told->>'status' <> v.status or (told->>'downloads')::bigint <> v.downloads`.execute(db);
  return rows.map((row) => row.id);
}

/** Renders each project in a transaction that is taken back. */
async function differingProjects(
  { db, ...services }: Services,
  tell: (share: number) => void,
): Promise<string[]> {
  const projects = await db.selectFrom('projects').select('id').orderBy('id').execute();
  const differing: string[] = [];
  for (const [index, { id }] of projects.entries()) {
    const trx = await db.startTransaction().execute();
    try {
      const before = await etagsOf(trx, id);
      await renderWhole(trx, { db, ...services }, id);
      if ((await etagsOf(trx, id)) !== before) differing.push(id);
    } finally {
      await trx.rollback().execute();
    }
    tell((index + 1) / projects.length);
  }
  return differing;
}

async function etagsOf(db: Db, projectId: string): Promise<string> {
  const versions = await db
    .selectFrom('versions')
    .select('id')
    .where('project_id', '=', projectId)
    .execute();
  const rows = await db
    .selectFrom('documents')
    .select(['kind', 'id', 'etag', 'is_public'])
    .where(among('id', [projectId, ...versions.map((version) => version.id)]))
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return JSON.stringify(rows);
}
