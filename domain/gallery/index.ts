export * from './gallery.ts';
export * from './list-gallery.ts';
