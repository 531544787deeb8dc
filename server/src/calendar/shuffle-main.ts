import { setPriority } from 'node:os';
import { shuffle, type Shuffled } from '@plateprint/shared/calendar/shuffle/shuffle.ts';
import type { ShuffleProblem } from '@plateprint/shared/calendar/shuffle/shuffle-problem.ts';
import { answerOneOrder } from '../platform/own-process.ts';

// Runs as a process of its own: see `shuffled.ts`.

/** Somewhat behind what people wait for. */
const PRIORITY = 5;

setPriority(PRIORITY);
answerOneOrder<ShuffleProblem, Shuffled | { failed: true }>({
  answer: async (problem) => shuffle(problem),
  failed: { failed: true },
  mostMemory: 1024 ** 3,
});
