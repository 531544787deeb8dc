import { Worker } from 'node:worker_threads';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';

/** A drawing that takes longer or more memory than this is no logo. */
const LONGEST_MS = 20_000;
const MOST_MEGABYTES = 512;

/**
 * An SVG with what draws and nothing that runs, loads or hides. It is read in a thread of its own, so that a monstrous one
 * holds up nobody, and its parser's memory is gone afterwards.
 * @throws picture_unreadable
 */
export async function sanitisedSvg(file: Uint8Array): Promise<Uint8Array> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new AppError('picture_unreadable');
  }
  const clean = await answerOf(text);
  if (clean === null) throw new AppError('picture_unreadable');
  return new TextEncoder().encode(clean);
}

/** Null when the thread found no drawing in it, gave up or was stopped. */
async function answerOf(text: string): Promise<string | null> {
  const worker = new Worker(new URL('./svg-worker.ts', import.meta.url), {
    workerData: text,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  try {
    return await new Promise<string | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), LONGEST_MS);
      const end = (answer: string | null): void => {
        clearTimeout(timer);
        resolve(answer);
      };
      worker
        .once('message', end)
        .once('error', () => end(null))
        .once('exit', () => end(null));
    });
  } finally {
    await worker.terminate();
  }
}
