import { forgetPrefetched } from '../navigation/prefetch.ts';

/** A refused or failed call; `field` names the input it is about. */
export class ApiError extends Error {
  readonly status: number;
  /** The API's error id, such as `invalid_input`; `network` when nobody answered. */
  readonly code: string;
  readonly field?: string;
  readonly details?: Record<string, unknown>;

  constructor(
    status: number,
    { error, description, field, details }: Partial<ErrorBody>,
    options?: ErrorOptions,
  ) {
    super(description ?? `The server answered ${status}.`, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = error ?? 'request_error';
    this.field = field;
    this.details = details;
  }
}

interface ErrorBody {
  error: string;
  description: string;
  field?: string;
  details?: Record<string, unknown>;
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON unless it is a FormData or a Blob. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls our own server as the signed-in person; answers the JSON, or undefined when there is none.
 * @throws ApiError; a `DOMException` named AbortError when `signal` fired
 */
export async function callApi<Answer = unknown>(
  path: string,
  { method = 'GET', body, signal }: CallOptions = {},
): Promise<Answer> {
  const raw = body === undefined || body instanceof FormData || body instanceof Blob;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal,
      credentials: 'same-origin',
      headers: raw ? undefined : { 'content-type': 'application/json' },
      body: raw ? (body as BodyInit | undefined) : JSON.stringify(body),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(
      0,
      { error: 'network', description: 'The server did not answer. Check your connection.' },
      { cause },
    );
  }
  const text = await response.text();
  const answer = text ? parse(text) : undefined;
  if (!response.ok) throw new ApiError(response.status, (answer ?? {}) as Partial<ErrorBody>);
  if (method !== 'GET') forgetPrefetched();
  return answer as Answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
