import { Refusal } from '#platform/refusal.ts';

/** Endings of pictures that the API takes (public API, 1.6). */
const EXTENSIONS = ['bmp', 'gif', 'jpeg', 'jpg', 'png', 'webp'];

/**
 * Refuses an ending that no picture we take has. What a picture is, its bytes tell; the ending is
 * read because programs send it.
 */
export function checkExtension(extension: string | undefined): void {
  if (extension === undefined || EXTENSIONS.includes(extension.toLowerCase())) return;
  throw new Refusal('invalid_input', `ext: must be one of ${EXTENSIONS.join(', ')}.`, {
    field: 'ext',
  });
}
