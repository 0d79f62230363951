export { setRole } from './set-role.ts';
export { signIn } from './sign-in.ts';
export { freeUsername, type NewAccount, signUp } from './sign-up.ts';
export * from './user.ts';
export * from './user.view.ts';
export * from './users.store.ts';
