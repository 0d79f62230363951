#!/usr/bin/env node
// `npm test`: everything that must hold, from a clean clone. Ends with one line of counts.
import { ensureChromium } from './chromium.mjs';
import { ensureDependencies, run } from './bootstrap.mjs';

ensureDependencies();
ensureChromium();
process.exit(await run('tools/test/run-all.ts'));
