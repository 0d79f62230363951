export { inspectImage } from './inspect-image.ts';
export { makeGalleryImage, makeIcon } from './make-image.ts';
