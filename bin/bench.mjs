#!/usr/bin/env node
// `npm run bench`: ratios against simpler things, in one run.
import { ensureDependencies, run } from './bootstrap.mjs';

ensureDependencies();
const built = await run('tools/build-web.ts');
process.exit(
  built || (await run('bench/run.ts', process.argv.slice(2), { NODE_ENV: 'production' })),
);
