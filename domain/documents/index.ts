export * from './documents.store.ts';
export type { PageDocument } from './page-document.ts';
export { renderProject } from './render-project.ts';
export { renderVersions } from './render-version.ts';
