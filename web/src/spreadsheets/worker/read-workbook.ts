import { FileProblem } from './file-problem.ts';

export type WorkbookSheets = readonly { sheet: string; data: readonly (readonly unknown[])[] }[];

/** The sheets of a workbook. 50,000 rows take two seconds: it is for a worker to call. Throws a `FileProblem`. */
export async function readWorkbook(book: Blob): Promise<WorkbookSheets> {
  const { default: read } = await import('read-excel-file/universal');
  return read(book).catch(() => {
    throw new FileProblem('unreadable');
  });
}
