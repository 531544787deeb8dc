import { setPriority } from 'node:os';
import { answerOneOrder } from '../../platform/own-process.ts';
import { type ReadFiles, readFiles } from './read-files.ts';

// Runs as a process of its own: see `invoices-in.ts`.

/** Somewhat behind what people wait for. */
const PRIORITY = 5;

setPriority(PRIORITY);
answerOneOrder<{ file: Uint8Array }, ReadFiles>({
  answer: async ({ file }) => readFiles(file),
  failed: { invoices: [], refused: [], unopened: 'unreadable' },
  mostMemory: 1024 ** 3,
});
