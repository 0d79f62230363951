import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  url: string;
  filename: string;
}

/**
 * Fetches the files one after another into a zip. They are archives already, so they are stored as
 * they are.
 * @throws when a file does not come
 */
export async function packZip(files: readonly ZipEntry[], signal: AbortSignal): Promise<Blob> {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(chunk as Uint8Array<ArrayBuffer>);
  });
  for (const { url, filename } of withoutRepeats(files)) {
    const response = await fetch(new URL(url).pathname, { signal });
    if (!response.ok || !response.body) throw new Error(`${filename}: ${response.status}`);
    const entry = new ZipPassThrough(filename);
    zip.add(entry);
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      entry.push(value);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}

/** Two files of one name would hide each other. */
function withoutRepeats(files: readonly ZipEntry[]): ZipEntry[] {
  const taken = new Set<string>();
  return files.map(({ url, filename }) => {
    let name = filename;
    for (let copy = 2; taken.has(name); copy += 1) {
      name = filename.replace(/(\.[^.]*)?$/, ` (${copy})$1`);
    }
    taken.add(name);
    return { url, filename: name };
  });
}
