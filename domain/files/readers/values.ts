import { isPlaceholder } from '../version-text.ts';

/** Descriptors are written by hand: every value may have any shape. These take what fits. */
export type Fields = Record<string, unknown>;

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

export function items(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Nothing that we take from a descriptor needs more; patterns are only ever run on so much. */
const MAX_TEXT = 2048;

/** Text without blanks around it, cut; null for anything empty or left as a template. */
export function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const trimmed = value.trim().slice(0, MAX_TEXT);
  return trimmed === '' || isPlaceholder(trimmed) ? null : trimmed;
}

export function texts(value: unknown): string[] {
  return items(value).flatMap((item) => text(item) ?? []);
}

/** `"A, B and C"` or a list, as names. */
export function people(value: unknown): string[] {
  return texts(value).flatMap((name) => name.split(/\s*(?:,|;|\s&\s|\sand\s)\s*/).filter(Boolean));
}

/** Names of persons, each a text or an object with `name`. */
export function namedPeople(value: unknown): string[] {
  return items(value).flatMap((item) => text(item) ?? text(fields(item).name) ?? []);
}

/** An http(s) address; undefined for anything else. */
export function link(value: unknown): string | undefined {
  const address = text(value);
  return address && /^https?:\/\/[^\s]+$/i.test(address) ? address : undefined;
}

/** Links by their kind; code hosting and chat are recognised by address where only one is told. */
export function links(named: {
  issues?: unknown;
  source?: unknown;
  homepage?: unknown;
  discord?: unknown;
}) {
  const result: { issues?: string; source?: string; homepage?: string; discord?: string } = {};
  for (const [kind, value] of Object.entries(named) as [keyof typeof result, unknown][]) {
    const address = link(value);
    if (address !== undefined) result[kind] = address;
  }
  return result;
}

/** First value under one of the names, whatever their case. */
export function pick(record: Fields, ...names: string[]): unknown {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return Object.entries(record).find(([key]) => wanted.has(key.toLowerCase()))?.[1];
}

/** A path inside the archive without its leading slashes; of several sizes the largest. */
export function iconPath(value: unknown): string | null {
  const sizes = Object.entries(fields(value)).sort(([a], [b]) => Number(b) - Number(a));
  const path = text(value) ?? text(sizes[0]?.[1]);
  return path?.replace(/^(\.?\/)+/, '') ?? null;
}
