import type { Upload } from '#domain/uploads/index.ts';
import { ApiError } from '../shared/call-api.ts';

/** Bytes of one request: what a lost connection costs at most is the last one's unsent part. */
export const PIECE_BYTES = 8 * 1024 * 1024;

interface SendOptions {
  signal: AbortSignal;
  /** Bytes that have left, the ones on their way included. */
  onProgress: (sent: number) => void;
}

/** Nobody answered, or the server is not well: worth another try from where it stopped. */
export class BrokenTransfer extends Error {
  override name = 'BrokenTransfer';
}

/**
 * Sends what is missing of a file, piece by piece, and answers the upload once it was read.
 * @throws BrokenTransfer to try again, ApiError for a refusal, AbortError when `signal` fired
 */
export async function sendFile(
  upload: Pick<Upload, 'id' | 'received' | 'size'>,
  file: Blob,
  { signal, onProgress }: SendOptions,
): Promise<Upload> {
  let offset = upload.received;
  for (;;) {
    const from = offset;
    const piece = file.slice(from, from + PIECE_BYTES);
    const answer = await sendPiece(upload.id, from, piece, {
      signal,
      onProgress: (sent) => onProgress(from + sent),
    });
    if ('offset' in answer) {
      offset = answer.offset;
    } else if (answer.done) {
      return answer;
    } else {
      offset = answer.received;
    }
    onProgress(offset);
  }
}

/** One piece; the right offset when the server counts otherwise. `fetch` tells no progress. */
function sendPiece(
  id: string,
  offset: number,
  piece: Blob,
  { signal, onProgress }: SendOptions,
): Promise<Upload | { offset: number }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.open('PATCH', `/_internal/uploads/${id}`);
    request.setRequestHeader('content-type', 'application/offset+octet-stream');
    request.setRequestHeader('upload-offset', String(offset));
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded));
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    request.addEventListener('error', () => reject(new BrokenTransfer()));
    request.addEventListener('timeout', () => reject(new BrokenTransfer()));
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    if (signal.aborted) return reject(new DOMException('Stopped', 'AbortError'));
    request.send(piece);
  });
}

function readAnswer(status: number, text: string): Upload | { offset: number } {
  if (status >= 500 || status === 429 || status === 0) throw new BrokenTransfer();
  const answer = text ? JSON.parse(text) : {};
  if (status < 400) return answer;
  if (status === 409) {
    // Without an offset another connection of ours is still being closed: a little later it is free.
    const right = answer.details?.offset;
    if (typeof right !== 'number') throw new BrokenTransfer();
    return { offset: right };
  }
  throw new ApiError(status, answer);
}
