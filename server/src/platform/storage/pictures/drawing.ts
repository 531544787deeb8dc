import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { AppError, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Picture } from '../picture-kind.ts';

/** What is handed to the process, and what it answers. */
export interface DrawingOrder {
  file: Uint8Array;
  /** Pixels of the longer side, where it is drawn as a picture. */
  within: number;
}
export type DrawingAnswer =
  | { picture: Picture }
  | { refused: Extract<ProblemCode, 'picture_unreadable' | 'drawing_too_complex'> };

/** A drawing that takes longer or more memory than this is no logo. */
const LIMITS = { milliseconds: 20_000, megabytes: 512 };
/** How long a process may take to begin, on a machine that has much else to do. */
const LONGEST_START = 60_000;

/**
 * An SVG as it is kept: with what draws and nothing that runs, loads or hides, or, when it is large, drawn as a picture. It is
 * read in a process of its own: parsers in machine code cannot be stopped in a thread, a process can, and its memory is gone.
 * @throws picture_unreadable, drawing_too_complex
 */
export async function drawingOf(file: Uint8Array, within: number, limits = LIMITS): Promise<Picture> {
  const child = fork(new URL('./drawing-main.ts', import.meta.url), [], {
    env: {},
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined); // who cannot be reached gives no answer
  try {
    const answer = await answerOf(child, { file, within }, limits.milliseconds);
    if ('refused' in answer) throw new AppError(answer.refused);
    return answer.picture;
  } finally {
    child.kill('SIGKILL');
  }
}

/** Who gives no answer was stopped, or ran out of memory. */
async function answerOf(child: ChildProcess, order: DrawingOrder, milliseconds: number): Promise<DrawingAnswer> {
  // The time to begin is not the drawing's, nor is it the drawing's fault when nothing begins.
  if ((await said(child, LONGEST_START)) === null) throw new Error('The process that reads drawings did not begin.');
  child.send(order, () => undefined);
  const answer = await said(child, milliseconds);
  return (answer as DrawingAnswer | null) ?? { refused: 'drawing_too_complex' };
}

/** What a process says next; null when it ends or says nothing in time. */
async function said(child: ChildProcess, milliseconds: number): Promise<unknown> {
  const signal = AbortSignal.timeout(milliseconds);
  const ended = once(child, 'exit', { signal }).then(() => null);
  const message = once(child, 'message', { signal }).then(([word]) => word as unknown);
  return Promise.race([message, ended]).catch(() => null);
}
