import { parentPort } from 'node:worker_threads';
import { rememberedFigures } from '@plateprint/shared/kernel/memory/remembered.ts';
import { answerOf } from './answer-in-thread.ts';
import type { ThreadAnswer, ThreadOrder } from './thread-messages.ts';

/** The program of a thread: one order after the other, until the thread that started it ends it. */
parentPort?.on('message', ({ module, order }: ThreadOrder) => {
  answerOf(module, order).then(
    (answer) => say({ answer, remembered: rememberedFigures() }),
    (error: unknown) =>
      say({
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
        remembered: rememberedFigures(),
      }),
  );
});

function say(answer: ThreadAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  parentPort?.postMessage(answer);
}
