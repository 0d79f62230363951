import { sql } from 'kysely';
import { inspectImage, makeGalleryImage, makeIcon } from '#platform/images/index.ts';
import type { Services } from '../services.ts';

type Needs = Pick<Services, 'db' | 'blobs' | 'addresses'>;

interface PictureFacts {
  mediaType: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface SavedImage {
  url: string;
  sha512: string;
  size: number;
}

export interface SavedIcon {
  /** The small one that pages show. */
  url: string;
  /** As it was sent. */
  rawUrl: string;
  /** 0xRRGGBB, null when it has no clear colour. */
  color: number | null;
}

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
};

/** Stores picture bytes under their hash and answers where they are served. */
export async function saveImage(
  { db, blobs, addresses }: Needs,
  bytes: Buffer,
  { mediaType, width, height }: PictureFacts,
): Promise<SavedImage> {
  const blob = await blobs.put(bytes);
  const values = { sha512: blob.sha512, media_type: mediaType, size: blob.size, width, height };
  await db
    .insertInto('images')
    .values(values)
    // A picture that nothing used for long is young again: the sweep leaves it alone.
    .onConflict((conflict) =>
      conflict.column('sha512').doUpdateSet({ created: sql`now()`, width, height }),
    )
    .execute();
  return {
    url: addresses.image(blob.sha512, EXTENSIONS[mediaType] ?? 'bin'),
    sha512: blob.sha512,
    size: blob.size,
  };
}

/** @throws Refusal `invalid_image` when the bytes are not a picture we take. */
export async function saveIcon(needs: Needs, bytes: Buffer): Promise<SavedIcon> {
  const facts = await inspectImage(bytes);
  const icon = await makeIcon(bytes);
  const raw = await saveImage(needs, bytes, facts);
  const small = await saveImage(needs, icon.bytes, icon);
  return { url: small.url, rawUrl: raw.url, color: icon.color };
}

export interface SavedGalleryImage {
  url: string;
  rawUrl: string;
  /** Of the picture as it was sent. */
  sha512: string;
  width: number;
  height: number;
}

/** @throws Refusal `invalid_image` when the bytes are not a picture we take. */
export async function saveGalleryImage(needs: Needs, bytes: Buffer): Promise<SavedGalleryImage> {
  const facts = await inspectImage(bytes);
  const { width, height } = facts;
  const thumbnail = await makeGalleryImage(bytes);
  const raw = await saveImage(needs, bytes, facts);
  const small = await saveImage(needs, thumbnail.bytes, thumbnail);
  return { url: small.url, rawUrl: raw.url, sha512: raw.sha512, width, height };
}
