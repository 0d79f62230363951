import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { measureFile } from '#platform/blobs/disk-blob-store.ts';
import { readLines } from '#platform/lines/read-lines.ts';
import { Refusal } from '#platform/refusal.ts';
import { BLOB_LIST, blobPath, type Manifest, readManifest, tablePath } from './manifest.ts';

/**
 * Reads a backup whole and compares it with what its manifest says.
 * @throws Refusal `invalid_input` naming the first thing that is missing or damaged.
 */
export async function verifyBackup(
  folder: string,
  tell: (share: number) => void,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, sha256 } of manifest.tables) {
    await compare(tablePath(folder, name), sha256, `the rows of ${name}`);
  }
  await compare(join(folder, BLOB_LIST), manifest.blobs.sha256, `the list ${BLOB_LIST}`);
  let done = 0;
  for await (const line of readLines(join(folder, BLOB_LIST))) {
    const { sha512, size } = JSON.parse(line);
    const found = await measureFile(blobPath(folder, sha512)).catch(() => null);
    if (found?.sha512 !== sha512) throw damaged(`the file ${sha512.slice(0, 16)}…`);
    done += size;
    tell(manifest.blobs.totalBytes === 0 ? 1 : done / manifest.blobs.totalBytes);
  }
  return manifest;
}

async function compare(path: string, sha256: string, what: string): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch {
    throw damaged(what);
  }
  if (hash.digest('hex') !== sha256) throw damaged(what);
}

function damaged(what: string): Refusal {
  return new Refusal('invalid_input', `The backup is missing or has damaged: ${what}.`);
}
