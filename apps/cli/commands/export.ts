import { resolve } from 'node:path';
import { Command } from 'commander';
import { bar, count } from '../output.ts';

interface Options {
  out: string;
  project?: string[];
}

export function exportCommand(): Command {
  return new Command('export')
    .description('Write public projects with their versions, files and pictures into a new folder.')
    .requiredOption('--out <folder>', 'where to; must be empty or not there yet')
    .option('--project <slug...>', 'only these; all listed ones without it')
    .addHelpText('after', '\nThe form is described in docs/export-format.md.')
    .action(async ({ out, project }: Options) => {
      const { exportProjects } = await import('#domain/portability/index.ts');
      const { withSite } = await import('../with-site.ts');
      const folder = resolve(out);
      const done = await withSite(({ services }) =>
        exportProjects(services, folder, { projects: project, tell: bar('Exporting') }),
      );
      const what = [count(done.projects, 'project'), count(done.versions, 'version')];
      console.log(`Exported ${what.join(', ')} and ${count(done.files, 'file')} to ${folder}.`);
    });
}
