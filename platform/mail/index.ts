export { folderMailer, mailFile } from './folder-mailer.ts';
export { type Mail, type Mailer, MailRefused } from './mailer.ts';
export { smtpMailer } from './smtp-mailer.ts';
