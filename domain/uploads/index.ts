export type { InferredUpload, Upload } from './upload.ts';
