import { addPart, type ValuePart } from './parted-value.ts';

/** The messages of the worker, one after the other; `end` is false for a text that is no JSON. */
type WorkerMessage = { rest: unknown } | { part: ValuePart } | { end: boolean };

/** Bytes, or characters, that are read at once, in some milliseconds. */
const SMALL = 500_000;

/** The JSON of an answer of any size; a large one is read in a worker, so that the page goes on. Null for what is none. */
export async function readLargeJson(answer: Response): Promise<unknown> {
  const bytes = await answer.blob();
  return bytes.size < SMALL ? parsed(await bytes.text()) : readInWorker(bytes);
}

/** The value of a JSON text of any size; undefined for a text that is none. */
export async function readLargeText(text: string): Promise<unknown> {
  return (text.length < SMALL ? parsed(text) : await readInWorker(new Blob([text]))) ?? undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function readInWorker(bytes: Blob): Promise<unknown> {
  const worker = new Worker(new URL('./json-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<unknown>((resolve) => {
    let value: unknown = null;
    // It could not be loaded, or had no more memory.
    worker.addEventListener('error', () => void bytes.text().then((text) => resolve(parsed(text))));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('rest' in data) value = data.rest;
      else if ('part' in data) addPart(value, data.part);
      else resolve(data.end ? value : null);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
