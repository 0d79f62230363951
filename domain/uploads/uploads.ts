import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import { LIMITS } from '#contract/common.ts';
import { newId } from '#platform/crypto/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import type { UploadsTable } from '../database/index.ts';
import { readFileName } from '../files/index.ts';
import { projectToChange } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { readUpload } from './read-upload.ts';
import { UPLOAD_DAYS, type Upload } from './upload.ts';

type UploadRow = Selectable<UploadsTable>;

/** How many unfinished or unpublished files one person may have lying in one project. */
const MOST_UPLOADS = 64;

/** @throws Refusal for a file name or size that could never be published. */
export async function startUpload(
  services: Services,
  viewer: SignedIn,
  file: { project_id: string; filename: string; size: number },
): Promise<Upload> {
  const { db, clock } = services;
  const { project } = await projectToChange(db, viewer, file.project_id, 'UPLOAD_VERSION');
  readFileName(file.filename);
  if (file.size > LIMITS.fileBytes) {
    throw new Refusal('too_large', 'Files may have 500 MiB at most.', { field: 'size' });
  }
  if ((await listUploads(services, viewer, project.id)).length >= MOST_UPLOADS) {
    throw new Refusal('limit_reached', `At most ${MOST_UPLOADS} files wait in one project.`);
  }
  const row = await db
    .insertInto('uploads')
    .values({
      id: newId(),
      user_id: viewer.user.id,
      project_id: project.id,
      filename: file.filename,
      size: file.size,
      sha512: null,
      sha1: null,
      inferred: null,
      refusal: null,
      version_id: null,
      created: clock.now(),
      updated: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return uploadView(row);
}

/** Unpublished uploads of this person in this project that are not too old. */
export async function listUploads(
  { db, clock }: Services,
  viewer: SignedIn,
  projectId: string,
): Promise<Upload[]> {
  const rows = await db
    .selectFrom('uploads')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', viewer.user.id)
    .where('version_id', 'is', null)
    .where('updated', '>', new Date(clock.now().getTime() - UPLOAD_DAYS * 86_400_000))
    .orderBy('created')
    .limit(MOST_UPLOADS)
    .execute();
  return rows.map(uploadView);
}

export async function getUpload(services: Services, viewer: SignedIn, id: string): Promise<Upload> {
  const row = await ownUpload(services, viewer, id);
  const received = row.sha512 ? row.size : await services.blobs.partSize(id);
  return { ...uploadView(row), received };
}

/** Uploads that receive bytes or are dropped right now: two writers would mix theirs. */
const busy = new Set<string>();

/**
 * Takes more bytes of an upload; with the last one the file is read. What arrived before the
 * connection broke is kept.
 * @throws Refusal `conflict` when the offset is wrong or another connection is sending.
 */
export async function receiveBytes(
  services: Services,
  viewer: SignedIn,
  id: string,
  offset: number,
  body: Readable,
): Promise<Upload> {
  return alone(id, async () => {
    const row = await ownUpload(services, viewer, id);
    if (row.sha512) return uploadView(row);
    const received = await services.blobs.append(id, offset, body, row.size).catch(cutOff);
    if (received < row.size) return { ...uploadView(row), received };
    return finishUpload(services, row);
  });
}

/** A sender who is gone is no fault of ours. */
function cutOff(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ECONNRESET') throw error;
  throw new Refusal('request_error', 'The connection broke; what arrived is kept.');
}

/** @throws Refusal `conflict` while something else is done with the upload. */
async function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
  if (busy.has(id)) throw new Refusal('conflict', 'Another connection is sending this file.');
  busy.add(id);
  try {
    return await work();
  } finally {
    busy.delete(id);
  }
}

async function finishUpload(services: Services, row: UploadRow): Promise<Upload> {
  const blob = await services.blobs.finish(row.id);
  const { inferred, refusal } = await readUpload(services, {
    projectId: row.project_id,
    filename: row.filename,
    sha512: blob.sha512,
    sha1: blob.sha1,
  });
  const updated = await services.db
    .updateTable('uploads')
    .set({
      received: blob.size,
      sha512: blob.sha512,
      sha1: blob.sha1,
      inferred: inferred && JSON.stringify(inferred, storable),
      refusal: refusal && JSON.stringify(refusal, storable),
      updated: services.clock.now(),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return uploadView(updated);
}

/** Files say anything; PostgreSQL has no place in JSON for a zero character or half of one. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value;
}

export async function dropUpload(services: Services, viewer: SignedIn, id: string): Promise<void> {
  await alone(id, async () => {
    await ownUpload(services, viewer, id);
    await services.db.deleteFrom('uploads').where('id', '=', id).execute();
    await services.blobs.dropPart(id);
  });
}

/** @throws Refusal `not_found` for somebody else's upload as well. */
export async function ownUpload(
  { db }: Services,
  viewer: SignedIn,
  id: string,
): Promise<UploadRow> {
  const row = await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', viewer.user.id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'There is no such upload.');
  return row;
}

function uploadView(row: UploadRow): Upload {
  return {
    id: row.id,
    project_id: row.project_id,
    filename: row.filename,
    size: row.size,
    received: row.received,
    done: row.sha512 !== null,
    inferred: row.inferred as Upload['inferred'],
    refusal: row.refusal as Upload['refusal'],
    updated: row.updated.toISOString(),
  };
}
