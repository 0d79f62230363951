import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fillDemo } from '#domain/demo/index.ts';
import { renderIfMoved } from '#domain/documents/index.ts';
import { lockFolder } from '#platform/lock/folder-lock.ts';
import { socketFolder } from '#platform/lock/socket-folder.ts';
import { createLog } from '#platform/log/log.ts';
import { progress } from '#platform/progress/progress.ts';
import { compose } from './compose.ts';
import { openDatabase } from './database.ts';
import { EXIT } from './exit-codes.ts';
import { CannotStart, explainStart } from './failures.ts';
import { buildHttp } from './http/build-http.ts';
import { closeHttp, Lifecycle } from './lifecycle.ts';
import { readSettings, type Settings } from './settings.ts';

const lifecycle = new Lifecycle();
let settings: Settings | null = null;

/** Starts the site and keeps it until a signal; exits 0 after a clean stop. */
async function main(): Promise<void> {
  // React chooses its build by this when the pages are loaded; started by hand it may be missing.
  process.env.NODE_ENV ??= 'production';
  lifecycle.listen();
  settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const sockets = await prepareFolder(settings);
  const lock = await lockFolder(`${sockets}/site.lock`);
  if (!lock) {
    throw new CannotStart(`Quarry is already running on ${settings.dataDir}.`, EXIT.refused);
  }
  lifecycle.opened(() => lock.release());
  await tryPort(settings);
  const database = await openDatabase(settings, sockets, log);
  lifecycle.opened(() => database.stop());
  const site = await compose(settings, database.url, log);
  lifecycle.opened(() => site.close());
  // Nobody else writes to this folder: what is half written there has no writer any more.
  await site.services.blobs.dropHalfWritten(new Date());
  await renderIfMoved(site.services, progress('Rendering everything anew'));
  if (settings.demo) await fillDemo(site.services, progress('Filling the demo catalogue'));
  await site.search.settled();
  const http = await buildHttp(site);
  lifecycle.opened(() => closeHttp(http));
  await http.listen({ port: settings.port, host: settings.host });
  if (!lifecycle.ending) announce(settings);
}

async function prepareFolder({ dataDir }: Settings): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await socketFolder(dataDir);
  } catch (error) {
    throw new CannotStart(`DATA_DIR=${dataDir} cannot be used: ${(error as Error).message}`);
  }
}

/** A port that is taken is told now, not after everything else has been made ready. */
function tryPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

function announce({ publicUrl }: Settings): void {
  console.log(
    `Quarry is ready at ${publicUrl} - sign up there, then: npx quarry user promote <username>`,
  );
}

main().catch((error) => {
  if (lifecycle.ending) return;
  const [text, code] = explainStart(error, settings);
  console.error(text);
  lifecycle.end(code);
});
