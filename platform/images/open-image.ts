import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../refusal.ts';
import { decodeBmp } from './bmp.ts';
import { type ImageFormat, sniffImage } from './sniff.ts';

/** A picture's bytes, or the path of a file with them. */
export type ImageInput = Buffer | string;

/** Pictures of more pixels than this are refused before they are decoded. */
export const MAX_PIXELS = 40_000_000;

export interface OpenImage {
  bytes: Buffer;
  format: ImageFormat;
  /** Upright, without the camera's rotation. */
  width: number;
  height: number;
  /** A new pipeline over the first frame, upright. */
  pipeline(): Sharp;
}

/** @throws Refusal `invalid_image` for what is no picture of ours, or too large a one. */
export async function openImage(input: ImageInput): Promise<OpenImage> {
  const bytes = typeof input === 'string' ? await readFile(input) : input;
  const format = sniffImage(bytes);
  if (format === null) throw invalid('This is not a PNG, JPEG, GIF, WebP or BMP picture.');
  const pipeline = pipelineOf(bytes, format);
  // Metadata reads no pixels; without the limit, too large can be told from unreadable.
  const { width, height, seen } = await sizeOf(
    format === 'bmp' ? pipeline() : sharp(bytes, { limitInputPixels: false }),
  );
  // The decoder has ideas of its own about what a file is.
  if (format !== 'bmp' && seen !== format) throw invalid('This picture cannot be read.');
  if (width * height > MAX_PIXELS) throw invalid('This picture has too many pixels.');
  return { bytes, format, width, height, pipeline };
}

/** The same refusal for what only shows when the pixels are read. */
export async function decoded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw invalid('This picture cannot be read.');
  }
}

function pipelineOf(bytes: Buffer, format: ImageFormat): () => Sharp {
  if (format !== 'bmp') {
    return () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
  }
  const bitmap = decodeBmp(bytes, MAX_PIXELS);
  if (!bitmap) throw invalid('This bitmap cannot be read.');
  return () => sharp(bitmap.data, { raw: bitmap.raw });
}

async function sizeOf(image: Sharp): Promise<{ width: number; height: number; seen: string }> {
  const { autoOrient, format } = await decoded(image.metadata());
  return { width: autoOrient.width, height: autoOrient.height, seen: format };
}

function invalid(description: string): Refusal {
  return new Refusal('invalid_image', description);
}
