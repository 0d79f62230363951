import { Refusal, type RefusalCode } from '../refusal.ts';

/** @throws Refusal naming the field when the text is not JSON. */
export function parseJson(
  text: string,
  field: string,
  code: RefusalCode = 'request_error',
): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(code, `${field} is not valid JSON.`, { field });
  }
}

/**
 * A query parameter that holds a JSON array of strings (`?ids=["a","b"]`).
 * @throws Refusal `request_error` for anything else, and past `most` of them.
 */
export function parseStringList(
  text: string | undefined,
  field: string,
  most = Number.POSITIVE_INFINITY,
): string[] {
  if (text === undefined) {
    throw new Refusal('request_error', `The query parameter ${field} is required.`, { field });
  }
  const value = parseJson(text, field);
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) {
    throw new Refusal('request_error', `${field} must be a JSON array of strings.`, { field });
  }
  if (value.length > most) {
    throw new Refusal('request_error', `${field} may name ${most} at most.`, { field });
  }
  return value;
}
