import { LIMITS } from '#contract/common.ts';
import { newId } from '#platform/crypto/ids.ts';
import { inspectImage } from '#platform/images/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import { projectToChange } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { versionToChange } from '../versions/index.ts';
import { saveImage } from './save-image.ts';

/** What a picture in a text belongs to; threads and reports follow with their own noun. */
export type TextImagePlace =
  | { context: 'project'; projectId: string | null }
  | { context: 'version'; versionId: string | null };

/**
 * Keeps a picture that somebody puts into a text (public API, 3.7). Without a target it waits for
 * one.
 * @throws Refusal `too_large` ("File too large") past 1 MiB, `invalid_image`, `auth_error`.
 */
export async function saveTextImage(
  services: Services,
  viewer: SignedIn,
  place: TextImagePlace,
  bytes: Buffer,
) {
  if (bytes.length > LIMITS.textImageBytes) throw new Refusal('too_large', 'File too large');
  const facts = await inspectImage(bytes);
  const target = await checkTarget(services, viewer, place);
  const saved = await saveImage(services, bytes, facts);
  const row = {
    id: newId(),
    owner_id: viewer.user.id,
    context: place.context,
    project_id: target.projectId,
    version_id: target.versionId,
    url: saved.url,
    sha512: saved.sha512,
    size: saved.size,
    created: services.clock.now(),
  };
  await services.db.insertInto('text_images').values(row).execute();
  return {
    id: row.id,
    url: row.url,
    size: row.size,
    created: row.created.toISOString(),
    owner_id: row.owner_id,
    context: row.context,
    project_id: row.project_id,
    version_id: row.version_id,
  };
}

async function checkTarget({ db }: Services, viewer: SignedIn, place: TextImagePlace) {
  const missing = new Refusal('request_error', 'What the picture belongs to does not exist.');
  if (place.context === 'project') {
    if (!place.projectId) return { projectId: null, versionId: null };
    const { project } = await projectToChange(db, viewer, place.projectId, 'EDIT_BODY', missing);
    return { projectId: project.id, versionId: null };
  }
  if (!place.versionId) return { projectId: null, versionId: null };
  const found = await versionToChange(db, viewer, place.versionId, 'UPLOAD_VERSION', missing);
  return { projectId: null, versionId: found.version.id };
}
