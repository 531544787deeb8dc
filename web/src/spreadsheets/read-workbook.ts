import { FileProblem } from './file-problem.ts';

export type WorkbookSheets = readonly { sheet: string; data: readonly (readonly unknown[])[] }[];

/** The sheets of a workbook, read in a worker where there is one. Throws a `FileProblem`. */
export async function readWorkbook(book: Blob): Promise<WorkbookSheets> {
  const sheets = typeof Worker === 'undefined' ? await readHere(book) : await readInWorker(book);
  if (sheets === null) throw new FileProblem('unreadable');
  return sheets;
}

async function readHere(book: Blob): Promise<WorkbookSheets | null> {
  const { default: read } = await import('read-excel-file/universal');
  return read(book).catch(() => null);
}

async function readInWorker(book: Blob): Promise<WorkbookSheets | null> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<WorkbookSheets | null>) => resolve(event.data));
      worker.addEventListener('error', () => resolve(null));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(book);
    });
  } finally {
    worker.terminate();
  }
}
