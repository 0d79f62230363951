export * from './documents.store.ts';
export type { PageDocument } from './page-document.ts';
export * from './render-all.ts';
export { renderProject } from './render-project.ts';
export { renderVersions } from './render-version.ts';
