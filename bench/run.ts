import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SignedIn } from '#domain/access/index.ts';
import { signUp } from '#domain/people/index.ts';
import { createProject } from '#domain/projects/index.ts';
import type { Services } from '#domain/services.ts';
import { startSession } from '#domain/sessions/index.ts';
import { createToken, TOKEN_SCOPES } from '#domain/tokens/index.ts';
import { prepareVersion } from '#domain/versions/index.ts';
import { socketFolder } from '#platform/lock/socket-folder.ts';
import { createLog } from '#platform/log/log.ts';
import { composeServices } from '#server/compose.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/settings.ts';
import { benchAnswers } from './answers.bench.ts';
import { benchFiles, smallJar } from './files.bench.ts';
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
      const site = await startSite(dataDir, { AUTO_APPROVE: '1' });
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
  const user = { id: userId, username: 'bench', role: 'developer' as const, avatarUrl: null };
  await makeProjects(services, { user, scopes: TOKEN_SCOPES, via: 'token' });
  await services.db.destroy();
  await database.stop();
  return { cookie: `quarry_session=${session.secret}`, token };
}

/** Two projects that are the same but for how many versions they have. */
async function makeProjects(services: Services, viewer: SignedIn): Promise<void> {
  for (const [slug, count] of [
    [SLUGS.few, 5],
    [SLUGS.many, 5000],
  ] as const) {
    const blob = await services.blobs.put(smallJar());
    const version = await prepareVersion(
      services,
      {
        version_number: '1.0.0',
        version_type: 'release',
        loaders: ['fabric'],
        game_versions: ['1.21.1'],
      },
      [{ part: 'file', filename: `${slug}.jar`, blob }],
    );
    const data = {
      title: 'Bench project',
      slug,
      description: 'Made to be measured.',
      body: '## Heading\n\nText with **bold** words and a [link](https://example.org).\n'.repeat(
        20,
      ),
      client_side: 'required' as const,
      server_side: 'optional' as const,
      license_id: 'MIT',
      is_draft: true,
    };
    await createProject(services, viewer, data, { versions: [version], icon: null, gallery: [] });
    await multiplyVersions(services, slug, count);
  }
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
