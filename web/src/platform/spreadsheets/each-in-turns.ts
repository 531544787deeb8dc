import { turns } from '../api/large/turns.ts';

/** What `read` makes of each item; between some of them the page draws and answers. Throws what the signal was aborted with. */
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
