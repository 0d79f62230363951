import { Command, Option } from 'commander';

type Role = 'developer' | 'moderator' | 'admin';

interface CreateOptions {
  username: string;
  email: string;
  password: string;
  role: Role;
}

export function userCommand(): Command {
  const user = new Command('user').description('Accounts.');
  user
    .command('create')
    .description('Make an account.')
    .requiredOption('--username <name>', '1 to 39 letters, digits, dots, dashes or underscores')
    .requiredOption('--email <address>', 'e-mail address')
    .requiredOption('--password <text>', '8 to 256 characters')
    .addOption(role().default('developer'))
    .action(async (options: CreateOptions) => {
      const { signUp } = await import('#domain/people/index.ts');
      const { withSite } = await import('../with-site.ts');
      const id = await withSite(({ services }) =>
        signUp(services, { ...options, emailVerified: true }),
      );
      console.log(`Made the account ${options.username} (${id}).`);
    });
  user
    .command('promote')
    .description('Give an account another role.')
    .argument('<username>', 'whose')
    .addOption(role().default('admin'))
    .action(async (username: string, { role }: { role: Role }) => {
      const { setRole } = await import('#domain/people/index.ts');
      const { withSite } = await import('../with-site.ts');
      await withSite(({ services }) => setRole(services, username, role));
      console.log(`${username} is ${role} now.`);
    });
  return user;
}

function role(): Option {
  return new Option('--role <role>', 'what the account may do').choices([
    'developer',
    'moderator',
    'admin',
  ]);
}
