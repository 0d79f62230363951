import { decoded, type ImageInput, openImage } from './open-image.ts';

export interface ImageFacts {
  mediaType: string;
  /** In pixels, upright. */
  width: number;
  height: number;
}

/**
 * What a picture is by its bytes, whatever its name says. Reads all of it, so that a damaged file is
 * found now.
 * @throws Refusal `invalid_image`
 */
export async function inspectImage(input: ImageInput): Promise<ImageFacts> {
  const image = await openImage(input);
  await decoded(image.pipeline().resize(1, 1).raw().toBuffer());
  return { mediaType: `image/${image.format}`, width: image.width, height: image.height };
}
