import { mkdir } from 'node:fs/promises';
import { fillDemo } from '#domain/demo/index.ts';
import { lockFolder } from '#platform/lock/folder-lock.ts';
import { socketFolder } from '#platform/lock/socket-folder.ts';
import { createLog } from '#platform/log/log.ts';
import { progress } from '#platform/progress/progress.ts';
import { compose } from './compose.ts';
import { openDatabase } from './database.ts';
import { buildHttp } from './http/build-http.ts';
import { BadSettings, readSettings, type Settings } from './settings.ts';

/** Starts the site and keeps it until a signal; exits 0 after a clean stop. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  await mkdir(settings.dataDir, { recursive: true });
  const sockets = await socketFolder(settings.dataDir);
  const lock = await lockFolder(`${sockets}/site.lock`);
  if (!lock) {
    console.error(`Quarry is already running on ${settings.dataDir}.`);
    process.exit(3);
  }
  const database = await openDatabase(settings, sockets, log);
  const site = await compose(settings, database.url, log);
  if (settings.demo) await fillDemo(site.services, progress('Filling the demo catalogue'));
  await site.search.settled();
  const http = await buildHttp(site);
  await http.listen({ port: settings.port, host: settings.host });
  announce(settings);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    // A request that hangs must not keep the site from stopping for ever.
    const deadline = setTimeout(() => process.exit(1), 30_000);
    await http.close();
    await site.close();
    await database.stop();
    await lock?.release();
    clearTimeout(deadline);
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The launcher ended without a word: so do we.
  process.on('disconnect', stop);
}

function announce({ publicUrl }: Settings): void {
  console.log(
    `Quarry is ready at ${publicUrl} - sign up there, then: npx quarry user promote <username>`,
  );
}

main().catch((error) => {
  console.error(error instanceof BadSettings ? error.message : error);
  process.exit(error instanceof BadSettings ? 2 : 1);
});
