/** An error as pages show it (spec section 3). */
export interface AppError {
  /** An HTTP status; 1000 when nobody knows better. */
  statusCode: number;
  message: string;
}

/** What loaders throw, with what was added for the page: travels from the server as it is. */
export interface FailureData {
  message?: string;
  /** `unmatched`: no page has this address. `invalid`: a page has, but not with these parameters. */
  reason?: 'unmatched' | 'invalid';
  path?: string;
  /** Projects whose name is close to what the address asked for. */
  near?: NearMatch[];
}

export interface NearMatch {
  id: string;
  href: string;
  title: string;
  type: string;
  author: string;
  iconUrl: string | null;
}

export interface Failure {
  status: number;
  statusText: string;
  data: FailureData;
  internal: false;
}

export function createAppError({
  statusCode = 1000,
  message = 'Unknown error',
}: Partial<AppError> = {}): AppError {
  return { statusCode, message };
}

/** Anything that was thrown as what pages show. */
export function toAppError(thrown: unknown): AppError {
  const { status, statusCode, message, data } = (
    typeof thrown === 'object' && thrown !== null ? thrown : { message: thrown }
  ) as Record<string, unknown>;
  return createAppError({
    statusCode: [statusCode, status].find((code) => typeof code === 'number'),
    message: [(data as FailureData | undefined)?.message, message].find(
      (text) => typeof text === 'string' && text !== '',
    ) as string | undefined,
  });
}
