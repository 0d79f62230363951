export { changeEmail, changePassword } from './change-credentials.ts';
export { CODES_PER_HOUR } from './mail-codes.ts';
export { requestReset, resetPassword, resetTarget } from './reset-password.ts';
export { setRole } from './set-role.ts';
export { signIn } from './sign-in.ts';
export { freeUsername, type NewAccount, signUp } from './sign-up.ts';
export * from './user.ts';
export * from './user.view.ts';
export * from './users.store.ts';
export {
  resendVerification,
  type VerificationState,
  verificationState,
  verifyEmail,
} from './verify-email.ts';
