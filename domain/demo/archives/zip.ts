import { type Zippable, zipSync } from 'fflate';

export type Entries = Record<string, string | Uint8Array>;

/** Local fields, because the format stores local time: the same bytes in every time zone. */
const WRITTEN = new Date(2024, 0, 1, 12, 0, 0);

/** Packs entries in the order given. The same entries give the same bytes. */
export function zip(entries: Entries): Buffer {
  const files: Zippable = {};
  for (const [path, content] of Object.entries(entries)) {
    const stored = path.endsWith('.png') || path.endsWith('.jar');
    files[path] = [
      typeof content === 'string' ? Buffer.from(content) : content,
      { level: stored ? 0 : 6, mtime: WRITTEN },
    ];
  }
  return Buffer.from(zipSync(files));
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
