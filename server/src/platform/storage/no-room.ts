import { codeOf } from './file-problem.ts';

/** `disk_full` of PostgreSQL, and the system's for a full disk and a quota that is used up. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something failed because there is no room to write it. */
export function isNoRoom(error: unknown): boolean {
  return CODES.has(codeOf(error));
}

/** For what may be left undone while there is no room, such as the time of last use. @throws every other failure */
export function unlessNoRoom(error: unknown): void {
  if (!isNoRoom(error)) throw error;
}
