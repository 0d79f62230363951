export { type InferredUpload, UPLOAD_DAYS, type Upload } from './upload.ts';
