import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from './build-web.ts';
import { chromiumOrExplain, findTestChromium } from './chromium.ts';
import { installDrawingPrograms } from './drawing-programs.ts';
import { writeIntoMemory } from './memory-folder.ts';
import { OF_THE_WHOLE_RUN } from './test-numbers.ts';
import { journeysToName, type NamedTests } from './tests-to-name.ts';

/**
 * Everything that must be true, in one run: types, lint, format, the project's own checks, rules, screens, pages that the
 * product serves, API, browser; with `--all` also the tests that are too long for every run. A test that passes only when it is
 * tried again counts as passed; it is named before the last line, as what failed is. The last line is one line of counts (decision
 * 0009); more than a few tests that are tried again are a fault of their own.
 */
writeIntoMemory();
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'plateprint-results-'));

interface Count {
  passed: number;
  failed: number;
  named?: NamedTests;
}

interface Circumstances {
  environment?: NodeJS.ProcessEnv;
  /** Takes what the command says, which otherwise stands in the terminal at once. */
  hear?: (said: string) => void;
}

async function run(command: string, args: string[], { environment, hear }: Circumstances = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', hear ? 'pipe' : 'inherit', hear ? 'pipe' : 'inherit'],
      env: { ...process.env, ...environment },
    });
    if (hear) for (const said of [child.stdout, child.stderr]) said?.on('data', (words: Buffer) => hear(words.toString()));
    // What cannot be started has failed: the counts still come.
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

function bin(name: string): string {
  return join(root, 'node_modules/.bin', name);
}

const IS_WHOLE = process.argv.includes('--all');

/** `check:code` is types and lint: the files are read, and their types found, once for both. */
const CHECKS = ['check:code', 'check:format', 'check:house'];

/** They run beside the tests, whose processes wait now and then; what they say comes in one piece. */
async function checks(): Promise<Count> {
  const count = { passed: 0, failed: 0, named: { failed: [] as string[], flaky: [] } };
  let said = '';
  const hear = (words: string): void => void (said += words);
  for (const check of CHECKS) {
    said += `\n${check}\n`;
    const fine = await run('npm', ['run', '--silent', check], { hear });
    count[fine ? 'passed' : 'failed'] += 1;
    if (!fine) count.named.failed.push(check);
  }
  console.log(said);
  return count;
}

/** Of a run; one more and it is red: tests that are tried again and again prove little. */
const MOST_FLAKY = 3;

const rulesPagesAndApi = async (): Promise<Count> => vitest(['rules', 'screens', 'served', 'api-embedded'], {});

/** Many kills, more of what is drawn at random, and the API on the server that TEST_DATABASE_URL names. */
const theRest = async (): Promise<Count> =>
  vitest(['long', 'drawn', ...(process.env['TEST_DATABASE_URL'] ? ['api-server'] : [])], { ...OF_THE_WHOLE_RUN, ...process.env });

async function vitest(projects: string[], environment: NodeJS.ProcessEnv): Promise<Count> {
  const [file, namedFile] = [join(folder, 'vitest.json'), join(folder, 'named.json')];
  const reporters = ['default', 'json', './scripts/tests-to-name.ts'].map((name) => `--reporter=${name}`);
  const named = projects.map((name) => `--project=${name}`);
  const fine = await run(bin('vitest'), ['run', ...named, ...reporters, `--outputFile.json=${file}`], {
    environment: { ...environment, TEST_RETRIES: '1', FAST_CHECK_SEED: '2026', NAMED_TESTS_FILE: namedFile },
  });
  const result = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  const failed = result.numFailedTests;
  return {
    passed: result.numPassedTests,
    failed: fine ? failed : Math.max(failed, 1),
    named: JSON.parse(readFileSync(namedFile, 'utf8')) as NamedTests,
  };
}

async function browser(): Promise<Count> {
  const file = join(folder, 'playwright.json');
  const chromium = findTestChromium() ?? chromiumOrExplain();
  installDrawingPrograms();
  await buildWhenStale();
  const fine = await run(bin('playwright'), ['test', '--retries=2', '--reporter=list,json'], {
    environment: {
      ...(IS_WHOLE ? { ...OF_THE_WHOLE_RUN, ...process.env } : {}),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Else beside what tests write, which goes with the run: five hundred modules would be translated anew each time.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules/.cache/journeys'),
    },
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof journeysToName>[0] & {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: fine ? unexpected : Math.max(unexpected, 1), named: journeysToName(report) };
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
const named: NamedTests = { failed: [], flaky: [] };

/** One after the other: each takes the processors for itself, for beside each other they take half as long again (decision 0262). */
async function tests(): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of [rulesPagesAndApi, browser, ...(IS_WHOLE ? [theRest] : [])]) counts.push(await counted(step));
  return counts;
}

const [ofChecks, ofTests] = await Promise.all([counted(checks), tests()]);
for (const count of [ofChecks, ...ofTests]) {
  total.passed += count.passed;
  total.failed += count.failed;
  named.failed.push(...(count.named?.failed ?? []));
  named.flaky.push(...(count.named?.flaky ?? []));
}
rmSync(folder, { recursive: true, force: true });
const { failed, flaky } = named;
for (const line of [...failed.map((name) => `failed: ${name}`), ...flaky.map((name) => `flaky: ${name}`)]) console.log(line);
if (flaky.length > MOST_FLAKY) {
  console.log(`${flaky.length} tests passed only when they were tried again: more than ${MOST_FLAKY} are a fault.`);
  total.failed += 1;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
