export {
  type DateOptions,
  formatDate,
  formatDateTime,
  formatRelativeTime,
  type Moment,
} from './dates.ts';
export { formatList } from './lists.ts';
export {
  DEFAULT_LOCALE,
  formatBytes,
  formatCompact,
  formatCount,
  formatMoney,
  formatNumber,
} from './numbers.ts';
export { type CatalogueVersion, collapseVersions } from './versions.ts';
