import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '../build-web.ts';
import { checkImports } from './import-directions.ts';
import { checkCoverage } from './spec-coverage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.cache/test-reports');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Outcome {
  passed: number;
  failed: number;
  /** Names of the tests that passed. */
  names: string[];
}

/** One step: a command that passes or fails as a whole, or a run of many tests. */
type Step = { title: string; run: () => Promise<Outcome> };

const STEPS: Step[] = [
  command('types', [bin('tsc'), '-p', '.', '--noEmit']),
  command('lint and format', [bin('biome'), 'ci', '.']),
  check('import directions', () => checkImports(root)),
  command('unused code and dependencies', [bin('knip'), '--no-progress']),
  command('duplicates', [bin('jscpd')]),
  { title: 'web build', run: async () => one(await buildWeb().then(() => true)) },
  tests('unit and API', 'vitest.config.ts'),
  tests('browser journeys', 'vitest.journeys.config.ts'),
];

function command(title: string, [file, ...args]: string[]): Step {
  return { title, run: async () => one((await execute(file, args)) === 0) };
}

function check(title: string, find: () => Promise<string[]>): Step {
  return {
    title,
    async run() {
      const mistakes = await find();
      for (const mistake of mistakes) console.log(mistake);
      return one(mistakes.length === 0);
    },
  };
}

function tests(title: string, config: string): Step {
  return {
    title,
    async run() {
      const report = join(reports, `${config}.json`);
      await rm(report, { force: true });
      const args = ['run', '-c', config, '--reporter=default', '--reporter=json'];
      const code = await execute(bin('vitest'), [...args, `--outputFile.json=${report}`]);
      const result = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'));
      if (!result) return one(false);
      const names = result.testResults.flatMap(
        (file: { assertionResults: { status: string; fullName: string }[] }) =>
          file.assertionResults.filter((t) => t.status === 'passed').map((t) => t.fullName),
      );
      const failed = result.numFailedTests + (code !== 0 && result.numFailedTests === 0 ? 1 : 0);
      return { passed: result.numPassedTests, failed, names };
    },
  };
}

const one = (ok: boolean): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, names: [] });

function execute(file: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function main(): Promise<void> {
  await mkdir(reports, { recursive: true });
  const total: Outcome = { passed: 0, failed: 0, names: [] };
  const failures: string[] = [];
  const add = (title: string, outcome: Outcome, started: number) => {
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.names.push(...outcome.names);
    if (outcome.failed) failures.push(title);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${outcome.failed ? 'FAILED' : 'ok'}  ${title} (${seconds} s)`);
  };
  for (const { title, run } of STEPS) {
    console.log(`\n== ${title}`);
    const started = Date.now();
    add(title, await run(), started);
  }
  console.log('\n== spec coverage');
  const mistakes = await checkCoverage(root, total.names);
  for (const mistake of mistakes) console.log(mistake);
  add('spec coverage', one(mistakes.length === 0), Date.now());
  if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}

await main();
