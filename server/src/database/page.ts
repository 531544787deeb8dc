import { AppError } from '@plateprint/shared/kernel/app-error.ts';

export interface Page<T> {
  items: T[];
  /** Hand this back to get the next page; null at the end. */
  next: string | null;
}

type Key = [string, string];

function readCursor(cursor: string): Key {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.length === 2 && key.every((part) => typeof part === 'string')) return key as Key;
  } catch {
    // falls through to the one refusal below
  }
  throw new AppError('invalid_input', [{ path: 'cursor', code: 'invalid_cursor', message: 'This is no cursor of ours.' }]);
}

interface Runnable<T> {
  execute: () => Promise<T[]>;
}

/** One page by cursor: the query asks for one row more than the limit, which tells whether there is a next page. */
export async function pageOf<T, Q extends Runnable<T>>(
  query: Q & Runnable<T>,
  how: { cursor: string | undefined; limit: number; after: (query: Q, key: Key) => Q; keyOf: (row: T) => Key },
): Promise<Page<T>> {
  const rows = await (how.cursor === undefined ? query : how.after(query, readCursor(how.cursor))).execute();
  const items = rows.slice(0, how.limit);
  const last = items.at(-1);
  const next = rows.length > how.limit && last ? Buffer.from(JSON.stringify(how.keyOf(last))).toString('base64url') : null;
  return { items, next };
}
