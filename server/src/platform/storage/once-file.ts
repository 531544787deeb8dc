import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './data-folder.ts';
import { codeOf, fileProblem } from './file-problem.ts';

/** The content of a file; null when it is not there. @throws in one line that begins with `name` */
export async function readKept(name: string, file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw fileProblem(`${name} ${file}`, error);
  });
}

/**
 * Makes a file that is made once and kept for good, with mode 600. Written beside and linked into place: a disk that fills up
 * or a kill leaves no half of it, and of two processes that start at once one makes it, the other reads it whole.
 * @returns what the file holds: what was there before, if anything
 */
export async function makeOnce(name: string, file: string, content: string): Promise<string> {
  const part = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    await makeFolder(dirname(file));
    await writeFile(part, content, { mode: 0o600, flush: true });
    await link(part, file);
    return content;
  } catch (error) {
    const kept = codeOf(error) === 'EEXIST' ? await readKept(name, file) : null;
    if (kept === null) throw fileProblem(`${name} ${file}`, error);
    return kept;
  } finally {
    await rm(part, { force: true }).catch(() => undefined); // the reason why it was not made is thrown
  }
}
