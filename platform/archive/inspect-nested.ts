import type { Archive } from './open-archive.ts';
import { ArchiveRefused } from './refused.ts';

const NESTED = /\.(jar|zip)$/i;

/**
 * Opens every archive inside, and those inside them, and throws the ArchiveRefused of the first that is
 * dangerous. One that is merely broken, too large or one too many is left unopened: it harms nobody
 * who does not open it, and honest add-ons carry such files as data.
 */
export async function inspectNested(archive: Archive): Promise<void> {
  for (const entry of archive.entries) {
    if (entry.folder || !NESTED.test(entry.name)) continue;
    const nested = await archive.openNested(entry).catch(tolerateBroken);
    if (nested === null) continue;
    try {
      await inspectNested(nested);
    } finally {
      await nested.close();
    }
  }
}

function tolerateBroken(error: unknown): null {
  if (error instanceof ArchiveRefused && !error.dangerous) return null;
  throw error;
}
