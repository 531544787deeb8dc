/** The system's error codes for unusable files and folders, in words that follow the name. */
const PROBLEMS = new Map([
  ['EEXIST', 'is a file and no folder'],
  ['ENOTDIR', 'lies below a file'],
  ['EISDIR', 'is a folder and no file'],
  ['EACCES', 'may not be used by the account that Plateprint runs as'],
  ['EPERM', 'may not be used by the account that Plateprint runs as'],
  ['EROFS', 'lies on a file system that can only be read'],
  ['ENOSPC', 'lies on a disk that is full'],
  ['EDQUOT', 'lies on a disk that is full'],
  ['ENOENT', 'lies in a folder that is not there and cannot be made'],
  ['ELOOP', 'is a link that leads nowhere'],
  ['ENAMETOOLONG', 'has too long a name'],
]);

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * The failure of whatever was done with `path`, in one line that names it.
 * @param path what was opened, as its owner knows it: `The data folder /srv/data (DATA_DIR)`
 */
export function fileProblem(path: string, error: unknown): Error {
  const said = PROBLEMS.get(codeOf(error)) ?? `cannot be used: ${error instanceof Error ? error.message : String(error)}`;
  return new Error(`${path} ${said}.`, { cause: error });
}
