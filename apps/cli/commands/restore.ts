import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { bar, count } from '../output.ts';

interface Options {
  from: string;
  replace?: boolean;
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('Bring a stopped site to what a backup holds.')
    .requiredOption('--from <folder>', 'a folder that `quarry backup` wrote')
    .option('--replace', 'also when the site has data; they are lost')
    .addHelpText(
      'after',
      `
The backup is read and compared first, and the site changes in one last step: a restore that fails
changes nothing. A backup of an older version is brought to this version's schema.`,
    )
    .action(async ({ from, replace = false }: Options) => {
      const { restoreBackup } = await import('#domain/backup/index.ts');
      const { diskBlobStore } = await import('#platform/blobs/disk-blob-store.ts');
      const { withStoppedSite } = await import('../with-site.ts');
      const folder = resolve(from);
      const manifest = await withStoppedSite(async ({ settings, databaseUrl }) =>
        restoreBackup(folder, {
          databaseUrl,
          blobs: await diskBlobStore(join(settings.dataDir, 'blobs')),
          replace,
          tell: {
            verify: bar('Checking the backup'),
            rows: bar('Reading rows'),
            files: bar('Taking over files'),
          },
        }),
      );
      const rows = manifest.tables.reduce((sum, table) => sum + table.lines, 0);
      console.log(
        `Restored ${count(rows, 'row')} and ${count(manifest.blobs.lines, 'file')} of ${manifest.made}.`,
      );
    });
}
