import { Refusal } from '../refusal.ts';

/** A query parameter that is `true` or `false`; undefined when it is absent or empty. */
export function readFlag(text: string | undefined, field: string): boolean | undefined {
  if (text === undefined || text === '') return undefined;
  if (text === 'true') return true;
  if (text === 'false') return false;
  throw new Refusal('request_error', `${field} must be true or false.`, { field });
}

/** A query parameter that is a whole number, 0 or more; undefined when it is absent or empty. */
export function readWhole(text: string | undefined, field: string): number | undefined {
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text)) {
    throw new Refusal('request_error', `${field} must be a whole number.`, { field });
  }
  return number;
}

/** A JSON array of strings; anything else asks for nothing (public API, 2.4). */
export function readLenientList(text: string | undefined): string[] | undefined {
  if (!text) return undefined;
  try {
    const value = JSON.parse(text);
    const usable = Array.isArray(value) && value.every((item) => typeof item === 'string');
    return usable && value.length > 0 ? value : undefined;
  } catch {
    return undefined;
  }
}
