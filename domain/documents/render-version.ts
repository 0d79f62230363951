import { announce, type Trx } from '../database/index.ts';
import type { Services } from '../services.ts';
import { isVersionStatus, VERSION_STATUSES, versionView } from '../versions/index.ts';
import { writeDocuments } from './documents.store.ts';

type Needs = Pick<Services, 'addresses' | 'tags'>;

/** Writes the documents of these versions anew and announces them. */
export async function renderVersions(
  trx: Trx,
  services: Needs,
  versionIds: string[],
): Promise<void> {
  if (versionIds.length === 0) return;
  const rows = await trx
    .selectFrom('versions')
    .innerJoin('projects', 'projects.id', 'versions.project_id')
    .selectAll('versions')
    .select('projects.status as project_status')
    .where('versions.id', 'in', versionIds)
    .execute();
  const files = await trx
    .selectFrom('files')
    .selectAll()
    .where('version_id', 'in', versionIds)
    .orderBy('is_primary', 'desc')
    .orderBy('filename')
    .execute();
  const dependencies = await trx
    .selectFrom('dependencies')
    .selectAll()
    .where('version_id', 'in', versionIds)
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
  for (const id of versionIds) await announce(trx, 'version', id);
}
