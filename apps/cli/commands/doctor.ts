import { Command } from 'commander';
import type { Finding } from '#domain/upkeep/index.ts';
import { EXIT } from '#server/exit-codes.ts';

interface Options {
  deep?: boolean;
  repair?: boolean;
  json?: boolean;
}

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Look whether everything is in order, and say what is not.')
    .option('--deep', 'also read every file and render everything, to compare each byte')
    .option('--repair', 'put right what can be put right without losing anything')
    .option('--json', 'print [{"check", "level", "text"}] only')
    .addHelpText('after', `\nEnds with ${EXIT.failed} when something is wrong, after repairs.`)
    .action(async ({ json = false, ...options }: Options) => {
      const { examineSite } = await import('../examine.ts');
      const findings: Finding[] = [];
      await examineSite(options, (finding) => {
        findings.push(finding);
        if (!json) print(finding);
      });
      const facts = findings.map(({ check, level, text }) => ({ check, level, text }));
      if (json) console.log(JSON.stringify(facts));
      if (findings.some((finding) => finding.level === 'fail')) process.exitCode = EXIT.failed;
    });
}

function print({ check, level, text }: Finding): void {
  console.log(`${level.padEnd(4)}  ${check.padEnd(9)}  ${text}`);
}
