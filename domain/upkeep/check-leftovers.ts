import type { Services } from '../services.ts';
import type { Finding } from './finding.ts';
import { sweep } from './sweep.ts';
import { inBatches, usedHashes } from './sweep-blobs.ts';

/** Looks for bytes that nothing refers to. `settlingMs` as for the sweep that repairs it. */
export async function checkLeftovers(services: Services, settlingMs: number): Promise<Finding[]> {
  const { db, blobs, clock } = services;
  const before = new Date(clock.now().getTime() - settlingMs);
  let lost = 0;
  for await (const batch of inBatches(blobs.olderThan(before))) {
    const used = await usedHashes(db, batch);
    lost += batch.filter((sha512) => !used.has(sha512)).length;
  }
  const check = 'leftovers';
  const repair = async () => {
    const swept = await sweep(services, { settlingMs });
    return `removed ${swept.blobs} files and ${swept.leftovers} unfinished ones`;
  };
  if (lost === 0) return [{ check, level: 'ok', text: 'no file is without a use', repair }];
  return [{ check, level: 'warn', text: `${lost} files that nothing refers to`, repair }];
}
