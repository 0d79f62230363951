import { createGuardedFetch, type GuardedFetch, OutgoingError } from '../outgoing/index.ts';

export interface RemoteMedia {
  mediaType: string;
  /** In bytes, when the server told. */
  length: number | null;
  /** Must be read or destroyed. */
  body: AsyncIterable<Buffer>;
}

/** Seconds for the whole picture, and the most we pass on. */
const TIMEOUT = 20_000;
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * What must be sent along with proxied media: an SVG opened by itself would otherwise be a page of
 * this site, with its scripts.
 */
export const PROXY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
};

const guardedFetch = createGuardedFetch();

/**
 * A picture, sound or video of a foreign server, fetched so that it learns nothing of the reader.
 * @throws OutgoingError; `type` when the answer is something else.
 */
export async function fetchRemoteImage(
  url: string,
  fetch: GuardedFetch = guardedFetch,
): Promise<RemoteMedia> {
  const response = await fetch(url, {
    headers: { accept: 'image/*, video/*, audio/*' },
    maxBytes: MAX_BYTES,
    timeout: TIMEOUT,
  });
  const refuse = async (reason: 'status' | 'type' | 'size', message: string) => {
    await response.discard();
    throw new OutgoingError(reason, message);
  };
  if (response.status !== 200) return refuse('status', `The server answers ${response.status}.`);
  const mediaType = mediaTypeOf(response.headers['content-type']);
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (mediaType === null || encoding !== 'identity') {
    return refuse('type', 'The address leads to no picture, sound or video.');
  }
  const length = Number(response.headers['content-length'] ?? Number.NaN);
  if (length > MAX_BYTES) return refuse('size', 'The file is too large.');
  return { mediaType, length: Number.isSafeInteger(length) ? length : null, body: response.body };
}

function mediaTypeOf(header: string | string[] | undefined): string | null {
  const [type = ''] = String(header ?? '')
    .toLowerCase()
    .split(';');
  return /^(?:image|video|audio)\/[a-z0-9.+-]+$/.test(type.trim()) ? type.trim() : null;
}
