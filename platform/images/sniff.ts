/** The picture formats the site takes (API 1.6), by their first bytes. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp';

const STARTS: readonly { format: ImageFormat; at: number; bytes: string }[] = [
  { format: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { format: 'jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { format: 'gif', at: 0, bytes: 'GIF87a' },
  { format: 'gif', at: 0, bytes: 'GIF89a' },
  { format: 'webp', at: 8, bytes: 'WEBP' },
  { format: 'bmp', at: 0, bytes: 'BM' },
];

/** Null for anything else, SVG among it: that is a document with scripts. */
export function sniffImage(bytes: Buffer): ImageFormat | null {
  const head = bytes.toString('latin1', 0, 12);
  const match = STARTS.find(({ at, bytes }) => head.startsWith(bytes, at));
  if (match?.format === 'webp' && !head.startsWith('RIFF')) return null;
  return match?.format ?? null;
}
