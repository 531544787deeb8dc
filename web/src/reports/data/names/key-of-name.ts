import type { SaidArticle } from '@plateprint/shared/mapper/memory/remembered.ts';
import { nameKey } from '@plateprint/shared/recipes/names/recipe-name-key.ts';

/** The same to a person is the same here: case, accents and signs say nothing. The article's number does. */
export function keyOfName(name: string, externalId = ''): string {
  let key = keys.get(name);
  if (key === undefined) {
    key = nameKey(name) || name.trim();
    if (keys.size > MOST_KEYS) keys.clear();
    keys.set(name, key);
  }
  return `${key}\n${externalId}`;
}

/** Each name is folded once: a large file asks for its keys with every key that is pressed. */
const keys = new Map<string, string>();
const MOST_KEYS = 100_000;

/** By what a row is looked up: its name, and the article that it is; what is remembered of that goes before the name. */
export function keyOfArticle(name: string, { externalId, supplier = '', gtin = '' }: SaidArticle): string {
  const key = keyOfName(name, externalId);
  return supplier === '' && gtin === '' ? key : `${key}\n${supplier}\n${gtin}`;
}
