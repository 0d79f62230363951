/** One message to one person, finished. */
export interface Mail {
  /** Stays the same when it is sent again, so that a reader's program can drop the second one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  made: Date;
}

/** Takes mails over. A mail counts as handed over when `send` has resolved. */
export interface Mailer {
  /** False when mails stay here, for the operator to read. */
  readonly delivers: boolean;
  /** @throws MailRefused when trying again is no use; any other error when it may be */
  send(mail: Mail): Promise<void>;
  /** Drops what it keeps of mails made before. */
  forget(before: Date): Promise<void>;
  close(): void;
}

/** The server said no for good: no such mailbox, a message it never takes. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefused';
  }
}
