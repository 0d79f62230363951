export { checkExtension } from './check-extension.ts';
export { renderText } from './render-text.ts';
export * from './save-image.ts';
