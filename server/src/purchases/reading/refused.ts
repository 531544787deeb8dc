import type { FileRefusal } from '@plateprint/shared/purchases/invoice/invoice.ts';

/** A file that is not read, with its reason. */
export class Refused extends Error {
  readonly code: FileRefusal;

  constructor(code: FileRefusal) {
    super(code);
    this.name = 'Refused';
    this.code = code;
  }
}

/** The refusal for an error: an unforeseen one is a broken file, for only the file's bytes were worked on. */
export function refusalOf(error: unknown): FileRefusal {
  return error instanceof Refused ? error.code : 'unreadable';
}
