import sharp from 'sharp';
import { Refusal } from '../refusal.ts';

export async function inspectImage(bytes: Buffer) {
  const info = await sharp(bytes).metadata().catch(() => null);
  if (!info?.format) throw new Refusal('invalid_image', 'This is not a picture.');
  return { mediaType: `image/${info.format}`, width: info.width ?? 0, height: info.height ?? 0 };
}
