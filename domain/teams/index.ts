export * from './permissions.ts';
export { teamMemberView } from './team-member.view.ts';
export * from './teams.store.ts';
