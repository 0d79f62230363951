#!/usr/bin/env node
import { ensureDependencies, run } from './bootstrap.mjs';
// `npm test`: everything that must hold, from a clean clone. Ends with one line of counts.
import { ensureChromium } from './chromium.mjs';

ensureDependencies();
ensureChromium();
process.exit(await run('tools/test/run-all.ts'));
