export { type Exported, exportProjects } from './export-projects.ts';
export { importProjects } from './import-projects.ts';
export type { ImportReport } from './import-run.ts';
