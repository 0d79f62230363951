export * from './documents.store.ts';
export { renderProject } from './render-project.ts';
export { renderVersions } from './render-version.ts';
