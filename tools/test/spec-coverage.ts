import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A row of the product's specification and the tests that prove it. */
interface Row {
  id: string;
  test: string;
}

const NOT_YET = 'not yet';
const HEADER = 'row\ttest';
const IDS = /^((?:S\d+\.\d+[\s,]+)+)/;

/**
 * `docs/spec-coverage.tsv` names a test for each row that is proved. A test claims rows by the ids at
 * the start of its name. Returns the mistakes: rows whose test did not run and pass.
 */
export async function checkCoverage(root: string, passed: string[]): Promise<string[]> {
  const names = new Set(passed);
  const rows = await readCoverage(root);
  return rows
    .filter(({ test }) => test !== NOT_YET && !names.has(test))
    .map(({ id, test }) => `${id}: the test "${test}" did not run or did not pass.`);
}

async function readCoverage(root: string): Promise<Row[]> {
  const text = await readFile(join(root, 'docs/spec-coverage.tsv'), 'utf8');
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== HEADER) throw new Error('docs/spec-coverage.tsv must begin with its header.');
  return lines.map((line) => {
    const [id, test] = line.split('\t');
    return { id, test };
  });
}

/** Writes the table anew from the names of the tests that passed last. */
async function update(root: string): Promise<void> {
  const reports = ['vitest.config.ts', 'vitest.journeys.config.ts'];
  const claims = new Map<string, string>();
  for (const report of reports) {
    const path = join(root, '.cache/test-reports', `${report}.json`);
    const result = JSON.parse(await readFile(path, 'utf8'));
    for (const file of result.testResults) {
      for (const { status, title, fullName } of file.assertionResults) {
        if (status !== 'passed') continue;
        for (const id of (IDS.exec(`${title} `)?.[1] ?? '').match(/S\d+\.\d+/g) ?? []) {
          if (!claims.has(id)) claims.set(id, fullName);
        }
      }
    }
  }
  const rows = await readCoverage(root);
  const lines = rows.map(({ id }) => `${id}\t${claims.get(id) ?? NOT_YET}`);
  await writeFile(join(root, 'docs/spec-coverage.tsv'), `${[HEADER, ...lines].join('\n')}\n`);
  const proved = lines.filter((line) => !line.endsWith(NOT_YET)).length;
  console.log(`${proved} of ${rows.length} rows are proved by a test.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await update(fileURLToPath(new URL('../..', import.meta.url)));
}
