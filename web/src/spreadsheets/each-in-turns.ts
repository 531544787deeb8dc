import { turns } from '../platform/api/large/turns.ts';

/** The result of `read` for each item; between some of them the page draws and answers. Throws the signal's reason when it is aborted. */
export async function eachInTurns<Item, Result>(
  items: readonly Item[],
  read: (item: Item, at: number) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  const rest = turns();
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    results.push(read(item, at));
    await rest();
    signal?.throwIfAborted();
  }
  return results;
}
