import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { OF_LONG_TESTS } from './test-numbers.ts';

/**
 * What is too long for every run: many kills, and random cases in large numbers, drawn anew each time. A failure tells the
 * seed that draws it again.
 */
const root = join(import.meta.dirname, '..');
const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'long', '--project', 'drawn'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...OF_LONG_TESTS, ...process.env },
});
child.on('exit', (code) => process.exit(code ?? 1));
