/** Reasons to report something, in the order of the form (S3.136). */
export const REPORT_TYPES = [
  'spam',
  'copyright',
  'inappropriate',
  'malicious',
  'name-squatting',
] as const;

export type ReportType = (typeof REPORT_TYPES)[number];
