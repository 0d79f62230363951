export { type DownloadCounter, startDownloadCounter } from './download-counter.ts';
