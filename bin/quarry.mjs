#!/usr/bin/env node
// `npx quarry …`: work on the site from the command line.
import { ensureDependencies, run } from './bootstrap.mjs';

ensureDependencies();
process.exit(await run('apps/cli/main.ts', process.argv.slice(2), { NODE_ENV: 'production' }));
