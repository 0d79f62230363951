export { checkExtension } from './check-extension.ts';
export * from './save-image.ts';
