import { resolve } from 'node:path';
import { Command } from 'commander';
import { bar, count, size } from '../output.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description('Write a backup of everything into a new folder; the site may go on running.')
    .requiredOption('--out <folder>', 'where to; must be empty or not there yet')
    .addHelpText(
      'after',
      `
All rows are those of one moment. Files are linked where the folder is on the disk of DATA_DIR, else
copied. At the end everything is read again and compared. Keep it private: it holds e-mail addresses
and password hashes.`,
    )
    .action(async ({ out }: { out: string }) => {
      const { createBackup } = await import('#domain/backup/index.ts');
      const { withSite } = await import('../with-site.ts');
      const folder = resolve(out);
      const manifest = await withSite(({ services }) =>
        createBackup(services, folder, {
          copy: bar('Copying files'),
          verify: bar('Reading it again'),
        }),
      );
      const rows = manifest.tables.reduce((sum, table) => sum + table.lines, 0);
      const files = `${count(manifest.blobs.lines, 'file')} (${size(manifest.blobs.totalBytes)})`;
      console.log(`Backed up ${count(rows, 'row')} and ${files} to ${folder}.`);
    });
}
