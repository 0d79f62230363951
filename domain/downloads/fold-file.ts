import { among, type Trx } from '../database/index.ts';
import { renderProject, renderVersions } from '../documents/index.ts';
import type { Services } from '../services.ts';

/** A line of the log; a kill can leave the last one half. */
const LINE = /^([0-9A-Za-z]{1,11}) (\d{4}-\d\d-\d\d)$/;

interface Sum {
  versionId: string;
  day: string;
  count: number;
}

/** Adds a log file's sums to the counts, once for each name of a file. */
export async function foldFile(services: Services, name: string, text: string): Promise<void> {
  const sums = addUp(text);
  await services.db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('facts')
      .values({ name: factOf(name), value: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) return;
    const projectOf = await lockProjects(trx, [...new Set(sums.map((sum) => sum.versionId))]);
    const known = sums.filter((sum) => projectOf.has(sum.versionId));
    for (const sum of known) await add(trx, projectOf.get(sum.versionId) as string, sum);
    await renderVersions(trx, services, [...new Set(known.map((sum) => sum.versionId))]);
    for (const id of new Set(projectOf.values())) await renderProject(trx, services, id);
  });
}

/** The file is gone: nothing can fold it again. */
export async function forgetFold(db: Services['db'], name: string): Promise<void> {
  await db.deleteFrom('facts').where('name', '=', factOf(name)).execute();
}

const factOf = (name: string) => `downloads-folded:${name}`;

function addUp(text: string): Sum[] {
  const sums = new Map<string, Sum>();
  for (const line of text.split('\n')) {
    const match = LINE.exec(line);
    if (!match) continue;
    const sum = sums.get(line) ?? { versionId: match[1], day: match[2], count: 0 };
    sum.count += 1;
    sums.set(line, sum);
  }
  return [...sums.values()];
}

/**
 * The projects of these versions that exist, locked. Whoever changes a version locks its project
 * first, and several in the order of their ids, so that nobody waits in a circle.
 */
async function lockProjects(trx: Trx, versionIds: string[]): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('versions')
    .select(['id', 'project_id'])
    .where(among('id', versionIds))
    .execute();
  const ids = [...new Set(rows.map((row) => row.project_id))];
  await trx
    .selectFrom('projects')
    .select('id')
    .where(among('id', ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  const left = await trx
    .selectFrom('versions')
    .select(['id', 'project_id'])
    .where(among('id', versionIds))
    .execute();
  return new Map(left.map((row) => [row.id, row.project_id]));
}

async function add(trx: Trx, projectId: string, { versionId, day, count }: Sum): Promise<void> {
  await trx
    .updateTable('versions')
    .set((is) => ({ downloads: is('downloads', '+', count) }))
    .where('id', '=', versionId)
    .execute();
  await trx
    .updateTable('projects')
    .set((is) => ({ downloads: is('downloads', '+', count) }))
    .where('id', '=', projectId)
    .execute();
  await trx
    .insertInto('downloads_daily')
    .values({ version_id: versionId, day, count })
    .onConflict((conflict) =>
      conflict
        .columns(['version_id', 'day'])
        .doUpdateSet((is) => ({ count: is('downloads_daily.count', '+', count) })),
    )
    .execute();
}
