import { ownValue } from '@plateprint/shared/kernel/own-value.ts';

/** Items of a list that go over at once: some milliseconds of copying. */
const A_PART = 1000;
/** Objects in objects that are looked into; what is deeper is small. */
const DEEPEST = 6;

/** Some items of a long list, and by which keys it is found in the value. */
export interface ValuePart {
  path: readonly string[];
  items: readonly unknown[];
}

/** A plain value with its long lists emptied, and what was in them. */
export function partedValue(value: unknown): { rest: unknown; parts: ValuePart[] } {
  const parts: ValuePart[] = [];
  const emptied = (own: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(own)) {
      const items: readonly unknown[] = own;
      if (items.length <= A_PART) return items;
      for (let from = 0; from < items.length; from += A_PART) parts.push({ path, items: items.slice(from, from + A_PART) });
      return [];
    }
    if (typeof own !== 'object' || own === null || path.length >= DEEPEST) return own;
    return Object.fromEntries(Object.entries(own).map(([key, each]) => [key, emptied(each, [...path, key])]));
  };
  return { rest: emptied(value, []), parts };
}

/** Puts a part back into the value it was taken from; parts of one list come in their order. */
export function addPart(value: unknown, { path, items }: ValuePart): void {
  const list = path.reduce<unknown>((own, key) => (isObject(own) ? ownValue(own, key) : undefined), value);
  if (!Array.isArray(list)) return;
  for (const item of items) list.push(item);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
