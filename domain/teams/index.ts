export * from './permissions.ts';
export { membersView } from './team-member.view.ts';
export * from './teams.store.ts';
