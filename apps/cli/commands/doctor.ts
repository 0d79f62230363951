import { Command } from 'commander';
import type { Tables } from '#domain/database/index.ts';
import { checkDocuments, checkFiles, checkLeftovers, type Finding } from '#domain/upkeep/index.ts';
import { connectDatabase } from '#platform/db/connect.ts';
import { createLog } from '#platform/log/log.ts';
import { composeServices } from '#server/compose.ts';
import { EXIT } from '#server/failures.ts';
import { readSettings } from '#server/settings.ts';
import { checkDatabase, checkDisk, checkMigrations, checkSearch } from '../checks.ts';
import { bar } from '../output.ts';
import { type OpenDatabase, withDatabase } from '../with-site.ts';

interface Options {
  deep?: boolean;
  repair?: boolean;
  json?: boolean;
}

/** Bytes on their way into a running site are left alone for this long. */
const SETTLING_MS = 24 * 3_600_000;

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Look whether everything is in order, and say what is not.')
    .option('--deep', 'also read every file and render everything, to compare each byte')
    .option('--repair', 'put right what can be put right without losing anything')
    .option('--json', 'print [{"check", "level", "text"}] only')
    .addHelpText('after', `\nEnds with ${EXIT.failed} when something is wrong, after repairs.`)
    .action(async (options: Options) => {
      const settings = readSettings(process.env);
      const findings: Finding[] = [{ check: 'settings', level: 'ok', text: 'can be read' }];
      const note = (finding: Finding) => {
        findings.push(finding);
        if (!options.json) print(finding);
      };
      if (!options.json) print(findings[0]);
      try {
        note(await checkDisk(settings));
        await withDatabase((open) => examine(open, options, note));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        note({ check: 'database', level: 'fail', text: message });
      }
      if (options.json) {
        console.log(
          JSON.stringify(findings.map(({ check, level, text }) => ({ check, level, text }))),
        );
      }
      if (findings.some((finding) => finding.level === 'fail')) process.exitCode = EXIT.failed;
    });
}

async function examine(
  open: OpenDatabase,
  { deep = false, repair = false }: Options,
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

function print({ check, level, text }: Finding): void {
  console.log(`${level.padEnd(4)}  ${check.padEnd(9)}  ${text}`);
}
