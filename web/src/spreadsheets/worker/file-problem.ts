/** Why a file cannot be read; each has a text. */
export type FileProblemCode =
  | 'too_large'
  | 'unpacks_too_large'
  | 'too_many_files'
  | 'unreadable'
  | 'old_excel'
  | 'empty'
  | 'too_many_rows'
  | 'wrong_format'
  | 'nothing_found';

/** A file that cannot be read, with a reason that a person can act on. */
export class FileProblem extends Error {
  readonly code: FileProblemCode;

  constructor(code: FileProblemCode) {
    super(code);
    this.name = 'FileProblem';
    this.code = code;
  }
}
