import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * What is too long for every run: many kills, and random cases in large numbers, drawn anew each time. A failure tells the
 * seed that draws it again. Each number can be set by its variable.
 */
const NUMBERS = {
  KILLS: '60',
  FAILOVERS: '20',
  MALFORMED_REQUESTS: '100000',
  SCOPE_ACTIONS: '1000',
  COMPARED_PAIRS: '500',
  COMPARED_DRAWS: '100000',
  JUDGED_RUNS: '2000',
};

const TESTS = [
  'server/test/kill.test.ts',
  'server/test/report-kill.test.ts',
  'server/test/recalculation-kill.test.ts',
  'server/test/full-disk',
  'server/test/failover',
  'server/test/running-product.test.ts',
  'server/test/two-nodes.test.ts',
  'server/test/two-tills.test.ts',
  'server/test/stopping.test.ts',
  'server/test/backup.test.ts',
  'server/test/releases',
  'server/test/wrong-folder.test.ts',
  'server/test/malformed',
  'server/test/scope',
  'server/test/hostile-input.test.ts',
  'evaluation/difference-edges.test.ts',
  'evaluation/judged-changes.test.ts',
];

const PROJECTS = ['long', 'api-embedded', 'rules'].flatMap((project) => ['--project', project]);

const root = join(import.meta.dirname, '..');
const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', ...PROJECTS, ...TESTS], {
  cwd: root,
  stdio: 'inherit',
  env: { ...NUMBERS, ...process.env },
});
child.on('exit', (code) => process.exit(code ?? 1));
