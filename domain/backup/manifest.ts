import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import Type, { type Static } from 'typebox';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';

/** The form of a backup's folder; a reader refuses others. */
const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** Rows about each blob: `{"sha512": …, "size": …}`. */
export const BLOB_LIST = 'blobs.jsonl';

const Hashed = {
  lines: Type.Integer({ minimum: 0 }),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
};

const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  /** When the rows were read: they are as of one moment. */
  made: Type.String(),
  /** Steps that the schema had taken. */
  migrations: Type.Array(Type.String(), { minItems: 1 }),
  /** Address of the site, null when it had none yet. */
  address: Type.Union([Type.String(), Type.Null()]),
  tables: Type.Array(Type.Object({ name: Type.String({ pattern: '^[a-z_]+$' }), ...Hashed })),
  blobs: Type.Object({ ...Hashed, totalBytes: Type.Integer({ minimum: 0 }) }),
});

export type Manifest = Static<typeof Manifest>;

export const tablePath = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl`);
export const blobPath = (folder: string, sha512: string) =>
  join(folder, 'blobs', sha512.slice(0, 2), sha512);

/** Written last: a folder without it is no backup. */
export async function writeManifest(
  folder: string,
  facts: Omit<Manifest, 'format'>,
): Promise<void> {
  const temporary = join(folder, `${MANIFEST}.new`);
  const handle = await open(temporary, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify({ format: FORMAT, ...facts }, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(temporary, join(folder, MANIFEST));
}

/** @throws Refusal `invalid_input` when the folder is no backup, or one of another form. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) {
    throw new Refusal('invalid_input', `${folder} is no finished backup: it has no ${MANIFEST}.`);
  }
  try {
    return parse(Manifest, JSON.parse(text), 'invalid_input');
  } catch (error) {
    throw new Refusal('invalid_input', `${MANIFEST} is damaged: ${(error as Error).message}`);
  }
}
