export { checkDocuments } from './check-documents.ts';
export { checkFiles } from './check-files.ts';
export { checkLeftovers } from './check-leftovers.ts';
export type { Finding } from './finding.ts';
export { type Swept, sweep } from './sweep.ts';
