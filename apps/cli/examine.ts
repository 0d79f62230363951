import type { Tables } from '#domain/database/index.ts';
import { checkDocuments, checkFiles, checkLeftovers, type Finding } from '#domain/upkeep/index.ts';
import { connectDatabase } from '#platform/db/connect.ts';
import { createLog } from '#platform/log/log.ts';
import { composeServices } from '#server/compose.ts';
import { readSettings } from '#server/settings.ts';
import { checkDatabase, checkDisk, checkMigrations, checkSearch } from './checks.ts';
import { bar } from './output.ts';
import { type OpenDatabase, withDatabase } from './with-site.ts';

export interface ExamineOptions {
  deep?: boolean;
  repair?: boolean;
}

/** Bytes on their way into a running site are left alone for this long. */
const SETTLING_MS = 24 * 3_600_000;

/** Does every check that can be done, and tells each finding at once. */
export async function examineSite(
  options: ExamineOptions,
  note: (finding: Finding) => void,
): Promise<void> {
  const settings = readSettings(process.env);
  note({ check: 'settings', level: 'ok', text: 'can be read' });
  try {
    note(await checkDisk(settings));
    await withDatabase((open) => examine(open, options, note));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    note({ check: 'database', level: 'fail', text: message });
  }
}

async function examine(
  open: OpenDatabase,
  { deep = false, repair = false }: ExamineOptions,
  note: (finding: Finding) => void,
): Promise<void> {
  const { settings, databaseUrl, running } = open;
  const { kysely: db, close } = connectDatabase<Tables>({ url: databaseUrl, max: 2 });
  const tell = async (finding: Finding) => note(repair ? await repaired(finding) : finding);
  try {
    note(await checkDatabase(db, settings));
    const schema = await checkMigrations(db);
    note(schema);
    if (schema.level !== 'ok') return;
    const services = await composeServices(settings, databaseUrl, createLog('error'), {
      keepAddress: true,
    });
    // A stopped site of its own has no writer; another one's database may have some.
    const settlingMs = running || settings.databaseUrl ? SETTLING_MS : 0;
    try {
      for (const one of await checkFiles(services, deep, bar('Reading files'))) await tell(one);
      for (const one of await checkDocuments(services, deep, bar('Rendering'))) await tell(one);
      for (const one of await checkLeftovers(services, settlingMs)) await tell(one);
    } finally {
      await services.db.destroy();
    }
    if (running) note(await checkSearch(db, settings));
  } finally {
    await close();
  }
}

async function repaired(finding: Finding): Promise<Finding> {
  if (!finding.repair) return finding;
  const done = await finding.repair();
  if (finding.level === 'ok') return finding;
  return { check: finding.check, level: 'ok', text: `${finding.text}: ${done}` };
}
