import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withSettingsTable } from '../apps/server/settings-table.ts';

// Writes the table of settings into README.md; a test says when it is needed.
const path = fileURLToPath(new URL('../README.md', import.meta.url));
await writeFile(path, withSettingsTable(await readFile(path, 'utf8')));
