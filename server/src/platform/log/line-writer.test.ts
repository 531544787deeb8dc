import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineWriter } from './line-writer.ts';

let folder = '';
let open: number[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plateprint-lines-'));
});
afterEach(() => {
  for (const fd of open.splice(0)) closeSync(fd);
  rmSync(folder, { recursive: true, force: true });
});

function opened(path: string, flags = 'a'): number {
  const fd = openSync(path, flags);
  open.push(fd);
  return fd;
}

const lost = (lines: number): string => `${lines} lost\n`;
const LINE = `${'x'.repeat(99)}\n`;

test('lines are written in their order, whole', async () => {
  const path = join(folder, 'log');
  const writer = lineWriter(opened(path), lost);
  const lines = Array.from({ length: 5000 }, (_, at) => `line ${at} å\n`);
  for (const line of lines) writer.write(line);
  await expect.poll(() => readFileSync(path, 'utf8')).toBe(lines.join(''));
});

test('what waits is written before the process ends', () => {
  const path = join(folder, 'log');
  const writer = lineWriter(opened(path), lost);
  writer.write('one\n');
  writer.write('two\n');
  writer.flush();
  expect(readFileSync(path, 'utf8')).toContain('two\n');
});

// A file that is open for reading takes no line, as a full disk takes none.
test('a file that takes nothing fails nobody, neither at once, nor later, nor at the end', async () => {
  const path = join(folder, 'log');
  writeFileSync(path, '');
  const writer = lineWriter(opened(path, 'r'), lost);
  for (let at = 0; at < 20_000; at += 1) writer.write(LINE);
  await new Promise((resolve) => setTimeout(resolve, 50));
  writer.write(LINE);
  writer.flush();
  expect(readFileSync(path, 'utf8')).toBe('');
});

test.runIf(process.platform === 'linux')('a disk that is full fails nobody either', async () => {
  const writer = lineWriter(opened('/dev/full', 'w'), lost);
  for (let at = 0; at < 100; at += 1) writer.write(LINE);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(() => writer.flush()).not.toThrow();
});
