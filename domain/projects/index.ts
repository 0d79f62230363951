export * from './project.view.ts';
export * from './project-status.ts';
export * from './project-type.ts';
