import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../services.ts';
import { foldFile, forgetFold } from './fold-file.ts';

/** Counts downloads off the path: a line in a log now, sums in the database in batches. */
export interface DownloadCounter {
  /** Notes one download of a version's file by one asker. */
  note(download: { versionId: string; filename: string; asker: string }): void;
  /** Folds everything noted so far. */
  fold(): Promise<void>;
  close(): Promise<void>;
}

/** One asker counts once per file in this time: retries and resumed parts are one download. */
const SAME_DOWNLOAD_MS = 60 * 60_000;
const MOST_REMEMBERED = 200_000;
const WRITE_EVERY_MS = 1000;
const FOLD_EVERY_MS = 10_000;
const LOG_NAME = /^[\w-]+\.log$/;

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
  let current: FileHandle | null = null;
  let files: Promise<unknown> = Promise.resolve();
  let folding: Promise<void> = Promise.resolve();

  /** Whatever touches the log happens one after the other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = files.then(work);
    files = done.catch((err) => services.log.error({ err }, 'the download log failed'));
    return done;
  }

  async function write(): Promise<void> {
    if (lines.length === 0) return;
    // A name is never used twice, whatever the clock does: the database knows it as folded.
    current ??= await open(join(folder, `${Date.now()}-${randomUUID()}.log`), 'a');
    const batch = lines;
    lines = [];
    await current.appendFile(batch.join(''));
    await current.datasync();
  }

  /** Ends the present file and answers the names of all that are complete. */
  async function endFile(): Promise<string[]> {
    await write();
    await current?.close();
    current = null;
    return (await readdir(folder)).filter((name) => LOG_NAME.test(name)).sort();
  }

  async function foldAll(): Promise<void> {
    for (const name of await inTurn(endFile)) {
      await foldFile(services, name, await readFile(join(folder, name), 'utf8'));
      await removeForGood(folder, name);
      await forgetFold(services.db, name);
    }
  }

  const writingTimer = setInterval(() => inTurn(write).catch(() => {}), WRITE_EVERY_MS).unref();
  const foldingTimer = setInterval(() => {
    counter.fold().catch((err) => services.log.warn({ err }, 'downloads are folded later'));
  }, FOLD_EVERY_MS).unref();

  const counter: DownloadCounter = {
    note({ versionId, filename, asker }) {
      const now = Date.now();
      const key = `${asker} ${versionId} ${filename}`;
      const last = recent.get(key);
      if (last !== undefined && now - last < SAME_DOWNLOAD_MS) return;
      recent.delete(key);
      recent.set(key, now);
      // The oldest stand first.
      if (recent.size > MOST_REMEMBERED) recent.delete(recent.keys().next().value as string);
      lines.push(`${versionId} ${new Date(now).toISOString().slice(0, 10)}\n`);
    },
    fold() {
      folding = folding.catch(() => {}).then(foldAll);
      return folding;
    },
    async close() {
      clearInterval(writingTimer);
      clearInterval(foldingTimer);
      await counter.fold().catch((err) => services.log.warn({ err }, 'downloads are folded later'));
    },
  };
  return counter;
}

/** Returns when the file cannot come back after a power cut. */
async function removeForGood(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
