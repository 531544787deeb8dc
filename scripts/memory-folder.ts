import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'plateprint-tests-';
const GIGABYTE = 1024 ** 3;
/** What a run fills is a fraction of it: databases go when their test is over. */
const ROOM = 4 * GIGABYTE;
/** Left to the processes of the run. */
const FREE = 8 * GIGABYTE;

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** What a run that was killed could not take away itself. */
function sweep(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(name.startsWith(NAME) ? name.slice(NAME.length).split('-')[0] : Number.NaN);
    if (pid > 0 && isGone(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/** Containers often forbid to run what lies there, and some tests copy programs. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  execFileSync(program);
  rmSync(program);
  return true;
}

function makeFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM || freemem() < FREE) return null;
    sweep();
    const folder = mkdtempSync(join(MEMORY, `${NAME}${process.pid}-`));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
    chmodSync(folder, 0o755); // the database's user enters it
    return runsPrograms(folder) ? folder : null;
  } catch {
    return null;
  }
}

/**
 * Puts what tests write into memory, where the machine has room for it: thousands of small files of databases that nobody
 * needs after the run cost a disk more than all tests together (decision 0170). A TMPDIR that is set is left alone.
 */
export function writeIntoMemory(): void {
  if (process.platform !== 'linux' || process.env['TMPDIR']) return;
  const folder = makeFolder();
  if (folder !== null) process.env['TMPDIR'] = folder;
}
