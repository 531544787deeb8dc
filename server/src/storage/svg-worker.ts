import { parentPort, workerData } from 'node:worker_threads';
import { drawingIn } from './drawing-in.ts';

// Runs in a thread of its own: see `sanitised-svg.ts`.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(drawingIn(workerData as string));
