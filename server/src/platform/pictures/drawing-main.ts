import { setPriority } from 'node:os';
import { answerOneOrder } from '../own-process.ts';
import type { DrawingAnswer, DrawingOrder } from './drawing.ts';
import { wayOfDrawing } from './drawing-limits.ts';
import { partsOfDrawing } from './drawing-parts.ts';
import { drawingSize } from './drawing-size.ts';

// Runs as a process of its own: see `drawing.ts`.

/** Bytes that the process may hold: what parsers in machine code take is not counted by the limit of JavaScript. */
const MOST_MEMORY = 1024 ** 3;
/** Somewhat behind what people wait for. */
const PRIORITY = 5;

async function answerTo({ file, within }: DrawingOrder): Promise<DrawingAnswer> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  const size = drawingSize(text);
  if (size === null) return { refused: 'picture_unreadable' };
  const parts = partsOfDrawing(text);
  if (parts === 'not_whole') return { refused: 'drawing_not_whole' };
  const way = wayOfDrawing(file.length, size);
  switch (way === 'kept' && parts === 'drawn' ? 'drawn' : way) {
    case 'refused':
      return { refused: 'drawing_too_complex' };
    case 'drawn': {
      const { drawnAsPicture } = await import('./drawn-as-picture.ts');
      return { picture: { kind: 'png', content: await drawnAsPicture(file, within) } };
    }
    case 'kept': {
      const { drawingIn } = await import('./drawing-in.ts');
      const clean = drawingIn(text);
      if (clean === null) return { refused: 'picture_unreadable' };
      return { picture: { kind: 'svg', content: new TextEncoder().encode(clean) } };
    }
  }
}

setPriority(PRIORITY);
answerOneOrder<DrawingOrder, DrawingAnswer>({
  answer: answerTo,
  failed: { refused: 'picture_unreadable' },
  mostMemory: MOST_MEMORY,
});
