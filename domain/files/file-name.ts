import { Refusal } from '#platform/refusal.ts';

/** Endings that a version file may have and how each is served (1.6). */
const EXTENSIONS = {
  jar: 'application/java-archive',
  zip: 'application/zip',
  litemod: 'application/zip',
  mrpack: 'application/x-modrinth-modpack+zip',
  asc: 'application/pgp-signature',
  gpg: 'application/pgp-signature',
  sig: 'application/pgp-signature',
} as const;

export type FileExtension = keyof typeof EXTENSIONS;

/** Media types by ending, for asking with any text. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = EXTENSIONS;

export const SIGNATURE_EXTENSIONS: readonly FileExtension[] = ['asc', 'gpg', 'sig'];

const MAX_BYTES = 255;
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³])\s*(\.|$)/i;

/**
 * Whether a name is one safe part of a path on every system: no slashes, no drive, no dots alone, no
 * control characters, no device name of Windows, also with an ending.
 */
export function isSafePathPart(name: string): boolean {
  return (
    name !== '' &&
    name !== '.' &&
    name !== '..' &&
    !/[/\\\p{Cc}]|^[a-z]:/iu.test(name) &&
    !DEVICE.test(name.trimStart()) &&
    Buffer.byteLength(name) <= MAX_BYTES
  );
}

/**
 * Extension and media type of a version file's name. Throws Refusal `invalid_input` for an unsafe name or
 * an ending that is not in the table; `field` is told with it.
 */
export function readFileName(
  name: string,
  field?: string,
): { name: string; extension: FileExtension; mediaType: string } {
  if (!isSafePathPart(name)) {
    throw new Refusal('invalid_input', `The file name ${JSON.stringify(name)} is not safe`, {
      field,
    });
  }
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !isKnown(extension)) {
    const known = Object.keys(EXTENSIONS).join(', ');
    throw new Refusal('invalid_input', `Files must end in one of ${known}`, { field });
  }
  return { name, extension, mediaType: EXTENSIONS[extension] };
}

function isKnown(extension: string): extension is FileExtension {
  return Object.hasOwn(EXTENSIONS, extension);
}
