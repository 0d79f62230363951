import { among, announceAll, type Trx } from '../database/index.ts';
import type { Services } from '../services.ts';
import { isVersionStatus, VERSION_STATUSES, versionView } from '../versions/index.ts';
import { writeDocuments } from './documents.store.ts';

type Needs = Pick<Services, 'addresses' | 'tags'>;

/** Versions rendered at a time: a library that everything needs touches thousands. */
const AT_ONCE = 500;

/**
 * Writes the documents of these versions anew and announces them and their projects, whose lists
 * tell of them.
 */
export async function renderVersions(
  trx: Trx,
  services: Needs,
  versionIds: string[],
): Promise<void> {
  const projectIds = new Set<string>();
  for (let start = 0; start < versionIds.length; start += AT_ONCE) {
    const rows = await renderSome(trx, services, versionIds.slice(start, start + AT_ONCE));
    for (const row of rows) projectIds.add(row.project_id);
  }
  await announceAll(trx, 'version', versionIds);
  await announceAll(trx, 'project', [...projectIds]);
}

async function renderSome(trx: Trx, services: Needs, versionIds: string[]) {
  const rows = await trx
    .selectFrom('versions')
    .selectAll()
    .where(among('id', versionIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const files = await trx
    .selectFrom('files')
    .selectAll()
    .where(among('version_id', versionIds))
    .orderBy('is_primary', 'desc')
    .orderBy('filename')
    .execute();
  const dependencies = await trx
    .selectFrom('dependencies')
    .selectAll()
    .where(among('version_id', versionIds))
    .orderBy('version_id')
    .orderBy('position')
    .execute();
  const filesOf = Map.groupBy(files, (file) => file.version_id);
  const dependenciesOf = Map.groupBy(dependencies, (row) => row.version_id);
  await writeDocuments(
    trx,
    rows.map((row) => ({
      kind: 'version' as const,
      id: row.id,
      isPublic: isVersionStatus(row.status) && VERSION_STATUSES[row.status].link,
      body: JSON.stringify(
        versionView(services, row, filesOf.get(row.id) ?? [], dependenciesOf.get(row.id) ?? []),
      ),
    })),
  );
  return rows;
}
