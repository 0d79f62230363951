export { deliverNext, MOST_ATTEMPTS, type Post, startPost } from './deliver-mails.ts';
export * from './mail.ts';
export { type OutboxMail, readOutbox } from './outbox.ts';
export { postMail } from './post-mail.ts';
export { sweepMails } from './sweep-mails.ts';
export { writeMail } from './write-mail.ts';
