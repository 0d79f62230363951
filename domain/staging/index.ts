export { type StagedRequest, stageMultipart } from './stage-multipart.ts';
