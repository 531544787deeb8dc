import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebWhenStale } from './build-web.ts';
import { chromiumOrExplain } from './chromium.ts';

/** Everything that must be true, in one run: types, lint, format, house rules, rules, API, browser. Ends with one line of counts. */
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'plateprint-results-'));

interface Count {
  passed: number;
  failed: number;
}

async function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('exit', (code) => resolve(code === 0));
  });
}

function bin(name: string): string {
  return join(root, 'node_modules/.bin', name);
}

const CHECKS = ['check:types', 'check:lint', 'check:format', 'check:house'];

async function checks(): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  for (const check of CHECKS) {
    console.log(`\n${check}`);
    count[(await run('npm', ['run', '--silent', check])) ? 'passed' : 'failed'] += 1;
  }
  return count;
}

async function rulesAndApi(): Promise<Count> {
  const file = join(folder, 'vitest.json');
  const fine = await run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const result = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  const failed = result.numFailedTests;
  return { passed: result.numPassedTests, failed: fine ? failed : Math.max(failed, 1) };
}

async function browser(): Promise<Count> {
  const file = join(folder, 'playwright.json');
  const chromium = chromiumOrExplain();
  await buildWebWhenStale();
  const fine = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: fine ? failed : Math.max(failed, 1) };
}

async function counted(step: () => Promise<Count>): Promise<Count> {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

const total = { passed: 0, failed: 0 };
for (const step of [checks, rulesAndApi, browser]) {
  const { passed, failed } = await counted(step);
  total.passed += passed;
  total.failed += failed;
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
