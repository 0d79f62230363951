export { type ImageFacts, inspectImage } from './inspect-image.ts';
export { type Icon, makeGalleryImage, makeIcon, type SmallImage } from './make-image.ts';
export { type ImageInput, MAX_PIXELS } from './open-image.ts';
export { fetchRemoteImage, PROXY_HEADERS, type RemoteMedia } from './proxy.ts';
