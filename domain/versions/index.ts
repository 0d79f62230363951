export * from './environment.ts';
export * from './version.view.ts';
export * from './version-status.ts';
