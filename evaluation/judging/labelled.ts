import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Quantity } from '@plateprint/shared/ingredients/phrase/read-quantity.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';

/** A person's label of a name. Null: nothing in the food data is that thing, or it is no food. */
export interface LabelledName {
  name: string;
  ingredient: string | null;
  /** Ingredients a food scientist would accept as well. */
  also?: string[];
  kind: string;
  origin?: string;
  organic?: boolean;
}

/** How a person takes a line apart; the alternatives are as right. */
export interface LabelledLine {
  line: string;
  quantity: Quantity | null;
  unit: string | null;
  name: string;
  ingredient: string | null;
  also?: string[];
  alsoQuantity?: Quantity;
  alsoUnit?: string;
  alsoName?: string[];
}

/**
 * The open set is there to learn from, its misses are listed. The held-out one was labelled before the search was mended and is
 * only counted: who looks at what it misses has no unseen set any more.
 */
export type LabelledSet =
  | 'names'
  | 'lines'
  | 'amounts'
  | 'held-out/names'
  | 'held-out/lines'
  | 'recipes'
  | 'held-out/recipes'
  | 'layouts'
  | 'kitchens/lines'
  | 'kitchens/rows'
  | 'kitchens/states'
  | 'kitchens/recipes'
  | 'held-out/kitchen-lines'
  | 'held-out/kitchen-rows'
  | 'held-out/cooks'
  | 'held-out/strangers'
  | 'held-out/strangers-second'
  | 'held-out/strangers-third'
  | 'held-out/strangers-fourth'
  | 'held-out/strangers-fifth'
  | 'held-out/strangers-sixth'
  | 'held-out/strangers-seventh'
  | 'held-out/strangers-tenth'
  | 'held-out/strangers-eleventh'
  | 'held-out/strangers-twelfth'
  | 'held-out/strangers-thirteenth'
  | 'held-out/strangers-fourteenth'
  | 'held-out/strangers-fifteenth'
  | 'held-out/strangers-sixteenth'
  | 'held-out/strangers-seventeenth'
  | 'held-out/strangers-eighth'
  | 'held-out/strangers-ninth';

/** The languages of a set, in the order of the interface, with their items. */
export async function readLabelled<T>(set: LabelledSet): Promise<Map<Language, T[]>> {
  const folder = join(import.meta.dirname, '..', set);
  const files = new Set(await readdir(folder));
  const written = LANGUAGES.filter((language) => files.has(`${language}.json`));
  const items = await Promise.all(
    written.map(async (language): Promise<[Language, T[]]> => [
      language,
      JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8')) as T[],
    ]),
  );
  return new Map(items);
}
