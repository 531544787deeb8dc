import { useState } from 'react';

/** A list that is the same value as long as it holds the same things: what has it is not drawn anew. */
export function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  const isSame = kept.length === items.length && kept.every((item, index) => item === items[index]);
  if (isSame) return kept;
  setKept(items);
  return items;
}
