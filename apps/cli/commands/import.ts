import { resolve } from 'node:path';
import { Command } from 'commander';
import type { ImportReport } from '#domain/portability/index.ts';
import { EXIT } from '#server/exit-codes.ts';
import { bar, count } from '../output.ts';

interface Options {
  owner: string;
  json?: boolean;
}

export function importCommand(): Command {
  return new Command('import')
    .description('Take over the projects of an export; repeat it to take over what is new.')
    .argument('<folder>', 'a folder that `quarry export` wrote')
    .requiredOption('--owner <name>', 'account that the projects will belong to')
    .option('--json', 'print one JSON report a project, a line each')
    .addHelpText(
      'after',
      `
Titles, texts, dates and statuses stay; an address that is taken gets a number. What is here already
(a project that has one of the files) is left as it is and gets the versions that it lacks. Ends with
${EXIT.refused} when something was refused.`,
    )
    .action(async (from: string, { owner, json = false }: Options) => {
      const { importProjects } = await import('#domain/portability/index.ts');
      const { withSite } = await import('../with-site.ts');
      const reports: ImportReport[] = [];
      await withSite(({ services }) =>
        importProjects(services, resolve(from), {
          owner,
          tell: bar('Importing'),
          note: (report) => reports.push(report),
        }),
      );
      for (const report of reports) console.log(json ? JSON.stringify(report) : tell(report));
      if (!json) console.log(summary(reports));
      if (reports.some((report) => report.refused.length > 0)) process.exitCode = EXIT.refused;
    });
}

const OUTCOMES: Record<ImportReport['outcome'], (versions: string) => string> = {
  created: (versions) => `created with ${versions}`,
  extended: (versions) => `got ${versions}`,
  exists: () => 'is here already',
  refused: () => 'was refused',
};

function tell({ slug, here, outcome, versions, refused }: ImportReport): string {
  const name = here ? `${slug} (here: ${here})` : slug;
  const lines = [`${name} ${OUTCOMES[outcome](count(versions, 'version'))}`];
  return [...lines, ...refused.map((why) => `  not taken: ${why}`)].join('\n');
}

function summary(reports: ImportReport[]): string {
  const number = (outcome: string) => reports.filter((one) => one.outcome === outcome).length;
  return Object.keys(OUTCOMES)
    .map((outcome) => `${number(outcome)} ${outcome}`)
    .join(', ');
}
