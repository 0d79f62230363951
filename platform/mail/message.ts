import type { Mail } from './mailer.ts';

/** A mail in the words of nodemailer. */
export function messageOf({ id, to, subject, text, html, made }: Mail, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // Only ever one mailbox, whatever commas and brackets the text has.
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: made,
    messageId: `<${id}@${domain}>`,
    // Holiday notices and other machines keep from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
