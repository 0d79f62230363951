export * from './save-image.ts';
