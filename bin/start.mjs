#!/usr/bin/env node
// `npm start`: everything from a clean clone to a running site.
import { ensureDependencies, run } from './bootstrap.mjs';

ensureDependencies();
const built = await run('tools/build-web.ts');
process.exit(built || (await run('apps/server/main.ts', [], { NODE_ENV: 'production' })));
