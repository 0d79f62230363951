import { dominantColor } from './dominant-color.ts';
import { decoded, type ImageInput, type OpenImage, openImage } from './open-image.ts';

/** Widths and quality of the pictures that pages show (API 1.6). */
const ICON_WIDTH = 96;
const GALLERY_WIDTH = 350;
const QUALITY = 75;

/** Pixel art up to this size is kept pixel by pixel. */
const LOSSLESS_SIDE = 64;

export interface SmallImage {
  bytes: Buffer;
  mediaType: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface Icon extends SmallImage {
  /** 0xRRGGBB, null when there is none to tell. */
  color: number | null;
}

/**
 * An icon of at most 96 pixels' width.
 * @throws Refusal `invalid_image`
 */
export async function makeIcon(input: ImageInput): Promise<Icon> {
  const image = await openImage(input);
  const [small, color] = await Promise.all([
    shrink(image, ICON_WIDTH),
    decoded(dominantColor(image.pipeline())),
  ]);
  return { ...small, color };
}

/**
 * A gallery thumbnail of at most 350 pixels' width.
 * @throws Refusal `invalid_image`
 */
export async function makeGalleryImage(input: ImageInput): Promise<SmallImage> {
  return shrink(await openImage(input), GALLERY_WIDTH);
}

/**
 * WebP, no wider than `maxWidth` and no taller than wide (the middle is kept). GIFs stay as they
 * are, and so does whatever is smaller than its WebP.
 */
async function shrink(image: OpenImage, maxWidth: number): Promise<SmallImage> {
  const original = {
    bytes: image.bytes,
    mediaType: `image/${image.format}`,
    width: image.width,
    height: image.height,
  };
  if (image.format === 'gif') return original;
  const width = Math.min(image.width, maxWidth);
  const scaledHeight = Math.max(1, Math.round((image.height * width) / image.width));
  const height = Math.min(scaledHeight, width);
  const lossless = image.width <= LOSSLESS_SIDE && image.height <= LOSSLESS_SIDE;
  const bytes = await decoded(
    image
      .pipeline()
      .resize(width, height, { fit: 'cover' })
      .webp({ quality: QUALITY, lossless })
      .toBuffer(),
  );
  return bytes.length < image.bytes.length
    ? { bytes, mediaType: 'image/webp', width, height }
    : original;
}
