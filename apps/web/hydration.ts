import type { Failure } from './errors/app-error.ts';
import { escapeJson } from './head.ts';

/** What the browser takes a page over with. */
export interface Hydration {
  loaderData: Record<string, unknown>;
  errors: Record<string, Failure> | null;
  loadedRoutes: string[];
  locale: string;
  buildId: string;
}

const marked = new WeakSet<object>();
const texts = new WeakMap<object, string>();

/** Says of a loader's answer that the same object will be given again and never changes. */
export function lasting<Data extends object>(data: Data): Data {
  marked.add(data);
  return data;
}

/** As text for a data block; what lasts is written once. */
export function hydrationJson({ loaderData, ...rest }: Hydration): string {
  const parts = Object.entries(loaderData).map(([id, data]) => `"${id}":${dataJson(data)}`);
  return `{"loaderData":{${parts.join(',')}},${escapeJson(rest).slice(1)}`;
}

function dataJson(data: unknown): string {
  if (typeof data !== 'object' || data === null || !marked.has(data)) return escapeJson(data);
  let text = texts.get(data);
  if (text === undefined) {
    text = escapeJson(data);
    texts.set(data, text);
  }
  return text;
}
