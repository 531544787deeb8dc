import { AppError, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { answerOfProcess } from '../own-process.ts';
import type { Picture } from '../storage/picture-kind.ts';

/** The order for the process, and its answer. */
export interface DrawingOrder {
  file: Uint8Array;
  /** Pixels of the longer side, where it is drawn as a picture. */
  within: number;
}
export type DrawingAnswer =
  | { picture: Picture }
  | { refused: Extract<ProblemCode, 'picture_unreadable' | 'drawing_too_complex' | 'drawing_not_whole'> };

/** A drawing that takes longer or more memory than this is no logo. */
const LIMITS = { milliseconds: 20_000, megabytes: 512 };

/**
 * An SVG as it is kept: with what draws and nothing that runs, loads or hides, or, when it is large, drawn as a picture. It is
 * read in a process of its own: parsers in machine code cannot be stopped in a thread, a process can, and its memory is gone.
 * @throws picture_unreadable, drawing_too_complex, drawing_not_whole
 */
export async function drawingOf(file: Uint8Array, within: number, limits = LIMITS): Promise<Picture> {
  const order: DrawingOrder = { file, within };
  // A process without an answer was stopped, or ran out of memory.
  const answer = (await answerOfProcess<DrawingAnswer>(new URL('./drawing-main.ts', import.meta.url), order, limits)) ?? {
    refused: 'drawing_too_complex',
  };
  if ('refused' in answer) throw new AppError(answer.refused);
  return answer.picture;
}
