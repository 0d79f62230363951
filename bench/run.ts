import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signUp } from '#domain/people/index.ts';
import { startSession } from '#domain/sessions/index.ts';
import { createToken, TOKEN_SCOPES } from '#domain/tokens/index.ts';
import { socketFolder } from '#platform/lock/socket-folder.ts';
import { createLog } from '#platform/log/log.ts';
import { composeServices } from '#server/compose.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/settings.ts';
import { benchAnswers } from './answers.bench.ts';
import { benchFiles } from './files.bench.ts';
import type { Row } from './harness.ts';
import { multiplyVersions } from './many-versions.ts';
import { benchManyVersions, benchPages, benchSizes } from './pages.bench.ts';
import { startSite, temporaryFolder } from './processes.ts';
import { benchSearch } from './search.bench.ts';

const SLUGS = { page: 'tidewater-lanterns', few: 'bench-few', many: 'bench-many' };
const only = process.argv[2];

/** Runs every comparison, prints one table and writes it to `docs/benchmarks.md`. */
async function main(): Promise<void> {
  const rows: Row[] = [];
  const tell = (more: Row[]) => {
    for (const row of more) {
      console.log(
        `${row.ok ? 'ok  ' : 'MISS'} ${row.value.padStart(9)} ${row.bound.padEnd(10)} ${row.measure} (${row.detail})`,
      );
      rows.push(row);
    }
  };
  const folder = await temporaryFolder();
  const wants = (part: string) => !only || only === part;
  try {
    if (wants('answers') || wants('pages') || wants('files')) {
      const dataDir = join(folder.path, 'data');
      // The first start fills the demo catalogue; what follows is prepared while it is stopped.
      await (await startSite(dataDir)).stop();
      const { cookie, token } = await prepare(dataDir);
      const site = await startSite(dataDir);
      if (wants('answers')) tell(await benchAnswers(site, folder.path, SLUGS.page));
      if (wants('pages')) {
        tell(await benchPages(site, folder.path, SLUGS.page, cookie));
        tell([await benchManyVersions(site, cookie, SLUGS)]);
        tell(await benchSizes(site, SLUGS.page));
      }
      if (wants('files')) tell(await benchFiles(site, folder.path, token));
      await site.stop();
    }
    if (wants('search')) tell(await benchSearch(folder.path));
  } finally {
    await folder.remove();
  }
  if (!only) await write(rows);
  process.exit(rows.every((row) => row.ok) ? 0 : 1);
}

/** An account with a session and a token, and two projects that differ in their number of versions. */
async function prepare(dataDir: string): Promise<{ cookie: string; token: string }> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const log = createLog('error');
  const database = await openDatabase(settings, await socketFolder(dataDir), log);
  const services = await composeServices(settings, database.url, log);
  const account = { username: 'bench', email: 'bench@example.net', password: 'hammer-and-chisel' };
  const userId = await signUp(services, account);
  const session = await startSession(services, userId, { ip: null, userAgent: null });
  const values = { userId, name: 'bench', scopes: TOKEN_SCOPES, expires: null };
  const { token } = await createToken(services, values);
  await duplicateProjects(services);
  await services.db.destroy();
  await database.stop();
  return { cookie: `quarry_session=${session.secret}`, token };
}

/** Two demo projects under other addresses, the same but for how many versions they have. */
async function duplicateProjects(services: Parameters<typeof multiplyVersions>[0]) {
  const projects = await services.db
    .selectFrom('project_slugs')
    .innerJoin('projects', 'projects.id', 'project_slugs.project_id')
    .select(['project_slugs.slug', 'projects.id'])
    .where('project_type', '=', 'mod')
    .where('status', '=', 'approved')
    .where('project_slugs.slug', 'not in', [SLUGS.page])
    .orderBy('project_slugs.slug')
    .limit(1)
    .execute();
  SLUGS.few = SLUGS.page;
  SLUGS.many = projects[0].slug;
  await multiplyVersions(services, SLUGS.many, 5000);
}

async function write(rows: Row[]): Promise<void> {
  const path = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));
  const head = await readFile(new URL('./benchmarks-head.md', import.meta.url), 'utf8');
  const machine = `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.versions.node}.`;
  const table = [
    '| measure | bound | measured | detail |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ measure, bound, value, detail, ok }) =>
        `| ${measure} | ${bound} | ${ok ? value : `**${value}**`} | ${detail} |`,
    ),
  ];
  await writeFile(path, `${head.trim()}\n\n${machine}\n\n${table.join('\n')}\n`);
}

await main();
