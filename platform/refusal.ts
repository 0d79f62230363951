/**
 * An expected failure: told to the caller as `{error, description}` with its status, never logged as
 * a fault. `field` names the input it is about, dotted (`initial_versions.0.loaders`).
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly field?: string;
  readonly details?: Record<string, unknown>;

  constructor(
    code: RefusalCode,
    description: string,
    options: { field?: string; details?: Record<string, unknown> } = {},
  ) {
    super(description);
    this.name = 'Refusal';
    this.code = code;
    this.field = options.field;
    this.details = options.details;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** Error ids of the public API and the status each is sent with (the API's error table, 1.4). */
const STATUS = {
  request_error: 400,
  invalid_input: 400,
  invalid_image: 400,
  limit_reached: 400,
  invalid_csrf: 403,
  auth_error: 401,
  unauthorized: 401,
  not_found: 404,
  gone: 410,
  api_deprecated: 410,
  conflict: 409,
  too_large: 413,
  ratelimit_error: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof STATUS;
