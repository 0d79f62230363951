import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** What a finished file holds. */
export interface LineFileFacts {
  lines: number;
  bytes: number;
  sha256: string;
}

export interface LineFile {
  write(lines: readonly string[]): Promise<void>;
  /** Returns when everything is durable. */
  close(): Promise<LineFileFacts>;
}

/** Writes a new file line by line, readable by its owner alone unless told, and tells its hash. */
export async function createLineFile(path: string, mode = 0o600): Promise<LineFile> {
  const handle = await open(path, 'wx', mode);
  const hash = createHash('sha256');
  const facts = { lines: 0, bytes: 0 };
  return {
    async write(lines) {
      if (lines.length === 0) return;
      const bytes = Buffer.from(`${lines.join('\n')}\n`);
      hash.update(bytes);
      facts.lines += lines.length;
      facts.bytes += bytes.length;
      await handle.appendFile(bytes);
    },
    async close() {
      await handle.sync();
      await handle.close();
      return { ...facts, sha256: hash.digest('hex') };
    },
  };
}
