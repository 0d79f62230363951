/** The sign-in page, and back from it. */
export const signInPath = (back: string): string =>
  `/auth/sign-in?redirect=${encodeURIComponent(back)}`;
