export { type BackupProgress, createBackup } from './create-backup.ts';
export type { Manifest } from './manifest.ts';
export { type RestoreOptions, restoreBackup } from './restore-backup.ts';
