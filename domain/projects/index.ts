export { type CreateProjectParts, createProject } from './create-project.ts';
export { deleteProject } from './delete-project.ts';
export { editProject } from './edit-project.ts';
export * from './project.view.ts';
export * from './project-status.ts';
export * from './project-type.ts';
export * from './projects.store.ts';
export * from './read-projects.ts';
export { setProjectIcon } from './set-icon.ts';
