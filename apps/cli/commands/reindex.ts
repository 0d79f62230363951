import { Command } from 'commander';
import { bar, count } from '../output.ts';

export function reindexCommand(): Command {
  return new Command('reindex')
    .description('Render every page, API answer and search entry anew from what was written.')
    .addHelpText(
      'after',
      `
A site that runs follows at once. It also happens by itself at a start with another PUBLIC_URL and
after an update that changes what is rendered.`,
    )
    .action(async () => {
      const { renderAll } = await import('#domain/documents/index.ts');
      const { withSite } = await import('../with-site.ts');
      const { projects } = await withSite(({ services }) => renderAll(services, bar('Rendering')));
      console.log(`Rendered ${count(projects, 'project')} anew.`);
    });
}
