import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/**
 * Writes each mail as a file that mail programs open (`.eml`), for a site without a mail server. Only
 * the owner of the process may read them: they hold links that open accounts.
 */
export async function folderMailer(folder: string, from: string): Promise<Mailer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    delivers: false,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const path = join(folder, mailFile(mail));
      const handle = await open(`${path}.new`, 'w', 0o600);
      try {
        await handle.writeFile(message as Buffer);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${path}.new`, path);
    },
    async forget(before) {
      const first = timeOf(before);
      const old = (await readdir(folder)).filter((name) => name.endsWith('.eml') && name < first);
      for (const name of old) await rm(join(folder, name), { force: true });
    },
    close: () => transport.close(),
  };
}

/** The name of a mail's file; they sort by time. */
export function mailFile({ id, made }: { id: string; made: Date }): string {
  return `${timeOf(made)}-${id}.eml`;
}

const timeOf = (moment: Date): string => moment.toISOString().replace(/[:.]/g, '-');
