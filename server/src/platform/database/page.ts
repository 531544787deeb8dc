import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';

export interface Page<T> {
  items: T[];
  /** Hand this back to get the next page; null at the end. */
  next: string | null;
}

/** The value that a list is sorted by, then the id. */
type Key = [string, string];
export type SortedBy = 'text' | 'moment';

const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** A day that the calendar lacks becomes another one when it is read: so it differs when written again. */
function isMoment(text: string): boolean {
  const milliseconds = MOMENT.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
}

/** Text as PostgreSQL keeps it: no NUL, no half characters. */
function isKept(text: unknown): text is string {
  return typeof text === 'string' && text.isWellFormed() && !text.includes('\0');
}

/** @throws invalid_input for what is no cursor of ours */
export function readCursor(cursor: string, sortedBy: SortedBy): Key {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.length === 2 && key.every(isKept)) {
      if (sortedBy === 'text' || isMoment((key as Key)[0])) return key as Key;
    }
  } catch {
    // falls through to the one refusal below
  }
  throw new AppError('invalid_input', [{ path: 'cursor', code: 'invalid_cursor', message: 'This is no cursor of ours.' }]);
}

export function writeCursor(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

interface Runnable<T> {
  execute: () => Promise<T[]>;
}

/** One page by cursor: the query asks for one row more than the limit, which tells whether there is a next page. */
export async function pageOf<T, Q extends Runnable<T>>(
  query: Q & Runnable<T>,
  how: {
    cursor: string | undefined;
    limit: number;
    sortedBy: SortedBy;
    after: (query: Q, key: Key) => Q;
    keyOf: (row: T) => Key;
  },
): Promise<Page<T>> {
  const rows = await (how.cursor === undefined ? query : how.after(query, readCursor(how.cursor, how.sortedBy))).execute();
  const items = rows.slice(0, how.limit);
  const last = items.at(-1);
  const next = rows.length > how.limit && last ? writeCursor(how.keyOf(last)) : null;
  return { items, next };
}
