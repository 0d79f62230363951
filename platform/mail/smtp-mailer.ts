import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from './mailer.ts';
import { messageOf } from './message.ts';

/** A server that says nothing for so long is tried again later. */
const PATIENCE_MS = 20_000;

/** Sends through a mail server: `smtp://user:password@host:587` or `smtps://…`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    delivers: true,
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        const { responseCode, message } = error as Error & { responseCode?: number };
        // 5xx is final (RFC 5321, 4.2.1), but for a login that the operator can mend.
        const final = responseCode !== undefined && responseCode >= 550 && responseCode < 560;
        throw final ? new MailRefused(message, { cause: error }) : error;
      }
    },
    forget: async () => {},
    close: () => transport.close(),
  };
}
