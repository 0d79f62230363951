import { isAdmin } from '#domain/access/index.ts';
import { type OutboxMail, readOutbox } from '#domain/mail/index.ts';
import { requireSignIn } from '../../auth/require-sign-in.ts';
import type { Load } from '../../context.server.ts';
import { invalidPage } from '../../errors/page-errors.ts';
import { PageFailure } from '../../router/answers.ts';

export interface OutboxData {
  mails: OutboxMail[];
  total: number;
  page: number;
  last: number;
  /** Mails stay here: some say so. */
  keeps: boolean;
}

const PER_PAGE = 25;

export const load: Load<OutboxData> = async ({ page, url }) => {
  const viewer = requireSignIn(page, url);
  if (!isAdmin(viewer)) throw new PageFailure(403, { path: url.pathname });
  const number = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(number) || number < 1 || number > 1e6) throw invalidPage(url);
  const { mails, total } = await readOutbox(page.services, viewer, {
    limit: PER_PAGE,
    offset: (number - 1) * PER_PAGE,
  });
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  if (number > last) throw invalidPage(url);
  return { mails, total, page: number, last, keeps: mails.some(({ state }) => state === 'kept') };
};
