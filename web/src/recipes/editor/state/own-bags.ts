import type { Language } from '@plateprint/shared/kernel/language.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { listIngredientBags } from '@plateprint/shared/recipes/api/ingredient-bag-api.ts';
import { nameKey } from '@plateprint/shared/recipes/names/recipe-name-key.ts';
import { call } from '../../../platform/api/call.ts';
import type { ReadLines } from './read-lines.ts';

interface Kitchen {
  restaurantId: string;
  /** The bag that is being written: it does not go into itself. */
  ownId: string | undefined;
}

interface WrittenLine {
  id: string;
  text: string;
}

/** Bags that are compared with a pasted recipe; a single line is looked up by its name among all. */
const MOST_BAGS = 200;

/**
 * The bag that each line names, by the lines' keys: only where its food is exactly the name of one bag and no other.
 * Without an answer no line names one, and the food data's reading stands.
 */
export async function bagsNamed(
  written: readonly WrittenLine[],
  languages: readonly Language[],
  { restaurantId, ownId }: Kitchen,
): Promise<Record<string, string>> {
  const foods = written.map(({ id, text }) => ({ id, names: languages.map((language) => parseLine(text, language).name) }));
  const search = foods.length === 1 ? foods[0]?.names[0]?.trim() : undefined;
  const found = await call(listIngredientBags, {
    params: { restaurantId },
    query: { limit: MOST_BAGS, ...(search && { search: search.slice(0, 200) }) },
  }).catch(() => null);
  const bags = (found?.items ?? []).filter(({ id }) => id !== ownId);
  const named = new Map<string, string>();
  for (const { id, names } of foods) {
    const keys = new Set(names.map(nameKey).filter((key) => key !== ''));
    const same = bags.filter((bag) => bag.names.some(({ name }) => keys.has(nameKey(name))));
    const [only] = same;
    if (only && same.length === 1) named.set(id, only.id);
  }
  return Object.fromEntries(named);
}

/** A kitchen's own name goes before the food data, whose reading stays to be chosen. */
export function withBags(read: ReadLines, named: Readonly<Record<string, string>>): ReadLines {
  const lines = Object.entries(read.lines).map(([id, line]): [string, ReadLines['lines'][string]] => {
    const bagId = ownValue(named, id);
    if (bagId === undefined) return [id, { ...line, bagId: null }];
    const food = { ingredient: null, categoryId: null, variation: null, originId: null, organic: false, inDoubt: null };
    return [id, { ...line, ...food, bagId, unit: line.unit ?? 'g' }];
  });
  const readings = Object.entries(read.readings).map(([id, reading]): [string, ReadLines['readings'][string]] => [
    id,
    ownValue(named, id) === undefined ? reading : { ...reading, state: 'sure' },
  ]);
  return { ...read, lines: Object.fromEntries(lines), readings: Object.fromEntries(readings) };
}
