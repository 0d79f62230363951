/** What the site writes of; each has `subject`, `lead`, `action` and `note` in the catalogue. */
export type MailKind =
  | 'verifyEmail'
  | 'resetPassword'
  | 'passwordChanged'
  | 'emailChanged'
  | 'tokenCreated'
  | 'tokenLeaked'
  | 'newSignIn';

/** A mail to be written. */
export interface MailOrder {
  kind: MailKind;
  to: string;
  /** Address that its one button leads to. */
  link: string;
  /** For the places of its texts; `site` is added. */
  values: { username: string } & Record<string, string>;
  locale?: string;
}

/** Texts of the catalogue's area `mail`, in a language or the nearest there is. */
export type MailTexts = (
  locale: string | undefined,
  key: string,
  values?: Record<string, string>,
) => string;

/** Days that mails are kept after they were handed over. */
export const MAIL_DAYS = 30;
