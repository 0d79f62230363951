import type { Services } from '../services.ts';
import { UPLOAD_DAYS } from '../uploads/index.ts';
import { sweepBlobs } from './sweep-blobs.ts';

/** What a sweep removed. */
export interface Swept {
  sessions: number;
  uploads: number;
  blobs: number;
  /** Unfinished uploads that nothing knows, and what a crash left half written. */
  leftovers: number;
}

/** A blob may be on its way into the database for this long: uploads of many files are slow. */
const SETTLING_MS = 24 * 3_600_000;

/**
 * Removes what nothing refers to any more: ended sessions, forgotten uploads, bytes of deleted files
 * and pictures, and what a crash left behind. `settlingMs` 0 is for a site that nobody writes to.
 */
export async function sweep(
  services: Services,
  { settlingMs = SETTLING_MS }: { settlingMs?: number } = {},
): Promise<Swept> {
  const { db, blobs, clock } = services;
  const now = clock.now();
  const before = new Date(now.getTime() - settlingMs);
  const sessions = await db.deleteFrom('sessions').where('expires', '<', now).executeTakeFirst();
  const uploads = await db
    .deleteFrom('uploads')
    .where('updated', '<', new Date(now.getTime() - UPLOAD_DAYS * 86_400_000))
    .returning('id')
    .execute();
  for (const { id } of uploads) await blobs.dropPart(id);
  const lost = await sweepParts(services, before);
  const halfWritten = await blobs.dropHalfWritten(before);
  return {
    sessions: Number(sessions.numDeletedRows),
    uploads: uploads.length,
    blobs: await sweepBlobs(services, before),
    leftovers: lost + halfWritten,
  };
}

/** Unfinished uploads whose project or person was deleted. */
async function sweepParts({ db, blobs }: Services, before: Date): Promise<number> {
  const parts = await blobs.partsOlderThan(before);
  if (parts.length === 0) return 0;
  const rows = await db.selectFrom('uploads').select('id').where('sha512', 'is', null).execute();
  const wanted = new Set(rows.map((row) => row.id));
  const lost = parts.filter((part) => !wanted.has(part));
  for (const part of lost) await blobs.dropPart(part);
  return lost.length;
}
