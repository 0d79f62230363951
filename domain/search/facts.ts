import type { NumberOperator } from './condition.ts';
import type { DocumentStore } from './document-store.ts';
import type { NumberField } from './fields.ts';

export const COMPARE: Record<NumberOperator, (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
};

/** How each number of a project is read from the store; timestamps in whole seconds. */
export const NUMBERS: Record<NumberField, (store: DocumentStore, project: number) => number> = {
  downloads: (store, project) => store.downloads.at(project),
  log_downloads: (store, project) => Math.log(Math.max(store.downloads.at(project), 1)),
  follows: (store, project) => store.follows.at(project),
  created_timestamp: (store, project) => Math.floor(store.created.at(project) / 1000),
  modified_timestamp: (store, project) => Math.floor(store.modified.at(project) / 1000),
  version_published_timestamp: (store, project) => Math.floor(store.published.at(project) / 1000),
  'minecraft_java_server.verified_plays_2w': () => Number.NaN,
};
