import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { isBundleStale } from './bundle-web.ts';
import { DIST, isCompressed, sayNotCompressed } from './compress-web.ts';

type Step = 'bundle-web.ts' | 'compress-web.ts';

/** A step in a process of its own, for building takes 700 MB that the one that goes on would not give back. It ends with whoever began it. */
function begin(step: Step, ...given: string[]): ChildProcess {
  return fork(join(import.meta.dirname, step), given, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

async function done(step: Step): Promise<void> {
  const code = await new Promise((ended, failed) => begin(step).once('exit', ended).once('error', failed));
  if (code !== 0) throw new Error(`The browser side could not be built: scripts/${step} ended with ${String(code)}.`);
}

/** Builds the browser side unless it is already built from exactly these sources. A browser can be sent its files, which are larger than they will be. */
export async function bundleWhenStale(): Promise<void> {
  if (!(await isBundleStale())) return;
  console.log('Building the browser side …');
  await done('bundle-web.ts');
}

/** Makes the files smaller while they are sent already. Ended in the midst, the next start goes on; where it fails, they are sent as they are. */
export function compressInBackground(folder = DIST): void {
  if (isCompressed(folder)) return;
  try {
    const child = begin('compress-web.ts', folder).on('error', sayNotCompressed);
    child.unref();
    child.channel?.unref();
    // Whoever asks for a page goes first. At once, for its threads are as hurried as it is when they begin.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    sayNotCompressed(error);
  }
}

/** All of it, unless it is there. */
export async function buildWhenStale(): Promise<void> {
  await bundleWhenStale();
  if (!isCompressed(DIST)) await done('compress-web.ts');
}

if (import.meta.main) {
  await done('bundle-web.ts');
  await done('compress-web.ts');
}
