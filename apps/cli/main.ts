import { Command, CommanderError } from 'commander';
import { Refusal } from '#platform/refusal.ts';
import { BadSettings } from '#server/settings.ts';
import { tokenCommand } from './commands/token.ts';
import { userCommand } from './commands/user.ts';

/** What a script can tell from how a command ended. */
export const EXIT = { done: 0, failed: 1, misused: 2, refused: 3 } as const;

const program = new Command('quarry')
  .description('Work on this Quarry site, running or stopped. Settings are those of `npm start`.')
  .exitOverride()
  .showHelpAfterError()
  .addHelpText(
    'after',
    `\nExit codes: ${EXIT.done} done, ${EXIT.failed} failed, ${EXIT.misused} wrong arguments or settings, ${EXIT.refused} refused.`,
  );
for (const command of [userCommand(), tokenCommand()]) {
  program.addCommand(command);
  inherit(command, program);
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}
process.disconnect?.();

/** Subcommands made on their own do not know how the program wants to end. */
function inherit(command: Command, parent: Command): void {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) inherit(child, command);
}

function explain(error: unknown): number {
  // Commander has written its own message; asking for help is not a mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.misused;
  if (error instanceof BadSettings) {
    console.error(error.message);
    return EXIT.misused;
  }
  if (error instanceof Refusal) {
    console.error(error.field ? `${error.field}: ${error.message}` : error.message);
    return EXIT.refused;
  }
  console.error(error instanceof Error ? error.message : error);
  return EXIT.failed;
}
