import { Command, InvalidArgumentError } from 'commander';
import { createToken, SCOPES, type Scope, scopeBits, TOKEN_SCOPES } from '#domain/tokens/index.ts';
import { Refusal } from '#platform/refusal.ts';

interface CreateOptions {
  user: string;
  scopes: number;
  name: string;
  expires?: Date;
  json?: boolean;
}

export function tokenCommand(): Command {
  const token = new Command('token').description('Personal access tokens.');
  token
    .command('create')
    .description('Make a token and print it; it cannot be read again.')
    .requiredOption('--user <name>', 'whose token')
    .requiredOption('--scopes <list>', '"all", or scope names separated by commas', readScopes)
    .option('--name <text>', 'what the token is for', 'made on the command line')
    .option('--expires <time>', 'a date, or a time from now such as 30d or 12h', readExpiry)
    .option('--json', 'print {"token": "…"} only')
    .addHelpText('after', `\nScopes: ${SCOPES.join(', ')}`)
    .action(async ({ user, scopes, name, expires, json }: CreateOptions) => {
      const { findUser } = await import('#domain/people/index.ts');
      const { withSite } = await import('../with-site.ts');
      const made = await withSite(async ({ services }) => {
        const account = await findUser(services.db, user);
        if (!account) throw new Refusal('not_found', `There is no account "${user}".`);
        const values = { userId: account.id, name, scopes, expires: expires ?? null };
        return createToken(services, values);
      });
      console.log(json ? JSON.stringify({ token: made.token }) : made.token);
    });
  return token;
}

function readScopes(text: string): number {
  if (text === 'all') return TOKEN_SCOPES;
  const names = text.split(',').map((name) => name.trim().toUpperCase());
  const unknown = names.find((name) => !SCOPES.includes(name as Scope));
  if (unknown !== undefined) throw new InvalidArgumentError(`There is no scope "${unknown}".`);
  return scopeBits(names as Scope[]);
}

const UNITS: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };

function readExpiry(text: string): Date {
  const span = /^(\d+)([hdw])$/.exec(text);
  const date = span ? new Date(Date.now() + Number(span[1]) * UNITS[span[2]]) : new Date(text);
  if (Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('Write a date such as 2027-01-31, or 30d, 12h, 4w.');
  }
  return date;
}
