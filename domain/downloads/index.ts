export { type DownloadCounter, startDownloadCounter } from './download-counter.ts';
export { type DayCount, readDailyDownloads } from './read-daily.ts';
