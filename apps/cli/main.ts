import { Command, CommanderError } from 'commander';
import { Refusal } from '#platform/refusal.ts';
import { EXIT } from '#server/exit-codes.ts';
import { backupCommand } from './commands/backup.ts';
import { doctorCommand } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { reindexCommand } from './commands/reindex.ts';
import { restoreCommand } from './commands/restore.ts';
import { tokenCommand } from './commands/token.ts';
import { userCommand } from './commands/user.ts';

// Commands load what they work with when they run: help answers at once.
const program = new Command('quarry')
  .description('Work on this Quarry site, running or stopped. Settings are those of `npm start`.')
  .exitOverride()
  .showHelpAfterError()
  .addHelpText(
    'after',
    `
Exit codes: ${EXIT.done} done, ${EXIT.failed} failed, ${EXIT.misused} wrong arguments or settings, ${EXIT.refused} refused.
Settings such as DATA_DIR and DATABASE_URL are read from the environment, as for the site itself.`,
  );
const COMMANDS = [
  userCommand(),
  tokenCommand(),
  doctorCommand(),
  backupCommand(),
  restoreCommand(),
  exportCommand(),
  importCommand(),
  reindexCommand(),
];
for (const command of COMMANDS) {
  program.addCommand(command);
  inherit(command, program);
}

// Whoever reads our output may stop reading.
process.stdout.on('error', () => process.exit(EXIT.failed));

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = await explain(error);
}
process.disconnect?.();

/** Subcommands made on their own do not know how the program wants to end. */
function inherit(command: Command, parent: Command): void {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) inherit(child, command);
}

async function explain(error: unknown): Promise<number> {
  // Commander has written its own message; asking for help is not a mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.misused;
  if (error instanceof Refusal) {
    console.error(error.field ? `${error.field}: ${error.message}` : error.message);
    return EXIT.refused;
  }
  const { explainStart } = await import('#server/failures.ts');
  const [text, code] = explainStart(error, null);
  console.error(text instanceof Error ? text.message : text);
  return code;
}
