export * from './news.store.ts';
