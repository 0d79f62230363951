// Runs on the Node that the machine has (20.19 or newer) and brings what the product runs on.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules/.quarry-lock');

/** Installs the locked dependencies when they are missing or do not match the lockfile. */
export function ensureDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (about 600 MB, once) …');
  // Not `npm ci`: it refuses a lockfile that leaves out optional packages for other machines which the
  // registry in use does not have. `--no-save` keeps to the lockfile and does not write it.
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags], { cwd: root, stdio: 'inherit' });
  writeFileSync(stamp, lock);
}

/** The Node that the product is pinned to; elsewhere the running one, when it is new enough. */
export function pinnedNode() {
  const path = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(path)) return path;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `No pinned Node for ${process.platform}-${process.arch}: run this with Node 24 or newer.`,
  );
  process.exit(1);
}

/** Runs a file of ours on the pinned Node; resolves with its exit code. */
export function run(file, args = [], env = {}, flags = []) {
  const node = pinnedNode();
  return new Promise((resolve) => {
    const child = spawn(node, [...flags, join(root, file), ...args], {
      cwd: process.cwd(),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        // Compiled once: the next start takes a third less time.
        NODE_COMPILE_CACHE: join(root, '.cache/node'),
        ...process.env,
        ...env,
        PATH: `${join(node, '..')}:${process.env.PATH}`,
      },
    });
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
    }
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
