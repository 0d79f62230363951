import type { Services } from '../services.ts';
import { type Finding, some } from './finding.ts';

const AT_ONCE = 1000;

interface NeededBlob {
  sha512: string;
  size: number;
}

type Table = 'blobs' | 'images';

/** Looks whether the bytes of every row are there, in the right size; `deep` reads them all. */
export async function checkFiles(
  services: Services,
  deep: boolean,
  tell: (share: number) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [table, what] of [
    ['blobs', 'files'],
    ['images', 'pictures'],
  ] as const) {
    const damaged: string[] = [];
    const total = await countRows(services, table);
    let checked = 0;
    for await (const blob of neededBlobs(services, table)) {
      const why = await lookAt(services, blob, deep);
      if (why) damaged.push(`${await ownerOf(services, table, blob.sha512)} (${why})`);
      checked += 1;
      if (deep) tell(checked / total);
    }
    const read = deep ? ', every byte read' : '';
    findings.push(
      damaged.length
        ? {
            check: what,
            level: 'fail',
            text: `${damaged.length} of ${checked} are damaged; restore them from a backup: ${some(damaged)}`,
          }
        : { check: what, level: 'ok', text: `${checked} are there in the right size${read}` },
    );
  }
  return findings;
}

async function lookAt({ blobs }: Services, { sha512, size }: NeededBlob, deep: boolean) {
  const found = await blobs.size(sha512);
  if (found === null) return 'missing';
  if (found !== size) return `${found} bytes in place of ${size}`;
  if (deep && !(await blobs.verify(sha512))) return 'other bytes than its hash';
  return null;
}

async function* neededBlobs({ db }: Services, table: Table): AsyncIterable<NeededBlob> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select(['sha512', 'size'])
      .where('sha512', '>', after)
      .orderBy('sha512')
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    if (rows.length < AT_ONCE) return;
    after = rows[rows.length - 1].sha512;
  }
}

async function countRows({ db }: Services, table: Table): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A name that a person can look for. */
async function ownerOf({ db }: Services, table: Table, sha512: string): Promise<string> {
  if (table === 'images') return `${sha512.slice(0, 40)}`;
  const file = await db
    .selectFrom('files')
    .innerJoin('projects', 'projects.id', 'files.project_id')
    .select(['slug', 'project_id', 'filename'])
    .where('sha512', '=', sha512)
    .executeTakeFirst();
  return file ? `${file.slug ?? file.project_id}/${file.filename}` : sha512.slice(0, 16);
}
