import sharp from 'sharp';

export async function makeIcon(bytes: Buffer) {
  const out = await sharp(bytes).resize({ width: 96, withoutEnlargement: true }).webp().toBuffer();
  return { bytes: out, mediaType: 'image/webp', color: null as number | null };
}

export async function makeGalleryImage(bytes: Buffer) {
  const out = await sharp(bytes).resize({ width: 350, withoutEnlargement: true }).webp().toBuffer();
  return { bytes: out, mediaType: 'image/webp' };
}
