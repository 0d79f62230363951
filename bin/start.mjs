#!/usr/bin/env node
// `npm start`: everything from a clean clone to a running site. `--dev` builds the pages anew as you
// edit them, starts the server again when something it runs has changed, and adds the page /design.
import { ensureDependencies, run } from './bootstrap.mjs';

const development = process.argv.includes('--dev');

ensureDependencies();
const built = await run('tools/build-web.ts', development ? ['--dev'] : []);
if (built) process.exit(built);
if (development) {
  run('tools/build-web.ts', ['--dev', '--watch'], { NODE_ENV: 'development' });
  process.exit(await run('apps/server/main.ts', [], { NODE_ENV: 'development' }, ['--watch']));
}
process.exit(await run('apps/server/main.ts', [], { NODE_ENV: 'production' }));
