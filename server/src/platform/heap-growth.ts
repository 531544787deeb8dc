import { setFlagsFromString } from 'node:v8';

/** Percent by which a heap may grow before the whole of it is looked through for garbage. */
const FREELY = 60;
const SPARINGLY = 20;
const MB = 1024 * 1024;
/** Of a whole process, which is to stay below 500 MB: up to here there is room, from there on there is none. */
const SMALL = 320 * MB;
const LARGE = 400 * MB;
const LOOKS_EVERY_MS = 500;
/** A change by less is none. */
const STEP = 5;

/** The growth of the heaps of a process that takes so many bytes. */
export function heapGrowth(bytes: number): number {
  const room = Math.min(1, Math.max(0, (LARGE - bytes) / (LARGE - SMALL)));
  return SPARINGLY + STEP * Math.round((room * (FREELY - SPARINGLY)) / STEP);
}

/**
 * Lets the heaps of this process, those of its threads too, grow freely while there is room. One that may grow by a fifth alone is looked through three times as
 * often as one that may grow by three fifths: by the thread that answers, and by others beside it that keep all processors busy.
 */
export function growHeapsByRoom(): void {
  let growth: number | undefined;
  const look = (): void => {
    const next = heapGrowth(process.memoryUsage.rss());
    if (next === growth) return;
    growth = next;
    setFlagsFromString(`--heap-growing-percent=${next}`);
  };
  look();
  setInterval(look, LOOKS_EVERY_MS).unref();
}
