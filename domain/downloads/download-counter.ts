import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { renderProject, renderVersions } from '../documents/index.ts';
import type { Services } from '../services.ts';

/** Counts downloads off the path: a line in a log now, sums in the database in batches. */
export interface DownloadCounter {
  /** Notes one download of a version's file by one asker. */
  note(download: { projectId: string; versionId: string; filename: string; asker: string }): void;
  /** Folds everything noted so far. */
  fold(): Promise<void>;
  close(): Promise<void>;
}

/** One asker counts once per file in this time: retries and resumed parts are one download. */
const SAME_DOWNLOAD_MS = 60 * 60_000;
const FOLD_EVERY_MS = 10_000;
const LOG_NAME = /^\d+\.log$/;

/**
 * The log survives `kill -9`: a fold reads whole files, adds their sums in one transaction together
 * with the name of the file, and deletes the file; a file whose name is in the database was folded.
 */
export async function startDownloadCounter(
  services: Services,
  folder: string,
): Promise<DownloadCounter> {
  await mkdir(folder, { recursive: true });
  const recent = new Map<string, number>();
  let lines: string[] = [];
  let current: { name: string; handle: FileHandle } | null = null;
  let writing: Promise<void> = Promise.resolve();
  let folding: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (lines.length === 0) return;
    const text = lines.join('');
    lines = [];
    if (!current) {
      const name = `${Date.now()}.log`;
      current = { name, handle: await open(join(folder, name), 'a') };
    }
    await current.handle.appendFile(text);
    await current.handle.datasync();
  }

  async function foldFiles(): Promise<void> {
    await writing;
    await current?.handle.close();
    current = null;
    for (const name of (await readdir(folder)).filter((one) => LOG_NAME.test(one)).sort()) {
      await foldFile(services, name, await readFile(join(folder, name), 'utf8'));
      await rm(join(folder, name));
    }
  }

  function flush(): void {
    writing = writing.then(write).catch((err) => services.log.error({ err }, 'download log'));
  }

  const flushTimer = setInterval(flush, 1000).unref();
  const foldTimer = setInterval(() => {
    counter.fold().catch((err) => services.log.warn({ err }, 'downloads are folded later'));
  }, FOLD_EVERY_MS).unref();

  const counter: DownloadCounter = {
    note({ projectId, versionId, filename, asker }) {
      const now = Date.now();
      const key = `${asker} ${versionId} ${filename}`;
      const last = recent.get(key);
      if (last !== undefined && now - last < SAME_DOWNLOAD_MS) return;
      recent.set(key, now);
      if (recent.size > 200_000) {
        for (const [old, time] of recent) if (now - time > SAME_DOWNLOAD_MS) recent.delete(old);
      }
      lines.push(`${projectId} ${versionId} ${new Date(now).toISOString().slice(0, 10)}\n`);
    },
    fold() {
      flush();
      folding = folding.catch(() => {}).then(foldFiles);
      return folding;
    },
    async close() {
      clearInterval(flushTimer);
      clearInterval(foldTimer);
      await counter.fold().catch((err) => services.log.warn({ err }, 'downloads are folded later'));
    },
  };
  return counter;
}

interface Sum {
  projectId: string;
  versionId: string;
  day: string;
  count: number;
}

async function foldFile(services: Services, name: string, text: string): Promise<void> {
  const sums = new Map<string, Sum>();
  for (const line of text.split('\n')) {
    const [projectId, versionId, day] = line.split(' ');
    if (!day) continue;
    const sum = sums.get(line) ?? { projectId, versionId, day, count: 0 };
    sum.count += 1;
    sums.set(line, sum);
  }
  const fact = `downloads-folded:${name}`;
  await services.db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('facts')
      .values({ name: fact, value: JSON.stringify({ lines: text.length }) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!first.numInsertedOrUpdatedRows) return;
    const versions = new Set<string>();
    const projects = new Set<string>();
    for (const { versionId, projectId, day, count } of sums.values()) {
      const counted = await trx
        .updateTable('versions')
        .set((is) => ({ downloads: is('downloads', '+', count) }))
        .where('id', '=', versionId)
        .executeTakeFirst();
      if (counted.numUpdatedRows === 0n) continue;
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
      versions.add(versionId);
      projects.add(projectId);
    }
    await renderVersions(trx, services, [...versions]);
    for (const id of projects) await renderProject(trx, services, id);
  });
}
