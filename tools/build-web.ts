import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, '.build/web/stamp');

/** What the web assets are made from. */
const SOURCES = ['apps/web', 'ui', 'platform', 'domain', 'contract', 'package-lock.json'];

export type BuildMode = 'production' | 'development';

/**
 * Builds the web assets if their sources changed since the last build; answers whether it did. With
 * `watch` it builds anew whenever one changes, until the process ends.
 */
export async function buildWeb({
  mode = 'production',
  watch = false,
}: {
  mode?: BuildMode;
  watch?: boolean;
} = {}): Promise<boolean> {
  const now = `${mode} ${await fingerprint()}`;
  const last = await readFile(stamp, 'utf8').catch(() => '');
  if (last === now && !watch) return false;
  const configFile = join(root, 'apps/web/vite.config.ts');
  // Pages for developers are told by `import.meta.env.DEV`, which Vite takes from here.
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  for (const ssr of [false, true]) {
    await build({
      configFile,
      mode,
      logLevel: 'warn',
      build: { ssr, watch: watch ? {} : null, emptyOutDir: !watch },
    });
  }
  process.env.NODE_ENV = environment;
  await mkdir(join(root, '.build/web'), { recursive: true });
  await writeFile(stamp, now);
  return true;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) await add(hash, join(root, source));
  return hash.digest('hex');
}

async function add(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  if ((await stat(path)).isDirectory()) {
    for (const name of (await readdir(path)).sort()) await add(hash, join(path, name));
  } else if (!/\.test\.tsx?$|\.md$/.test(path)) {
    hash.update(path.slice(root.length)).update(await readFile(path));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const watch = process.argv.includes('--watch');
  const mode = process.argv.includes('--dev') ? 'development' : 'production';
  const built = await buildWeb({ mode, watch });
  console.log(built ? 'Web assets built.' : 'Web assets are up to date.');
}
