import type { IngredientPhrase } from '../../ingredients/phrase/ingredient-phrase.ts';
import { lineAmount } from '../../ingredients/amount/line-amount.ts';
import type { Language } from '../../kernel/language.ts';
import { nameKey } from '../names/recipe-name-key.ts';
import type { IngredientLine, RecipeName } from '../model/recipe.ts';

interface NamedBag {
  id: string;
  names: readonly RecipeName[];
}

/** Bags by each of their names; a name that two of them have means neither. */
export type BagsByName = ReadonlyMap<string, NamedBag | null>;

export function bagsByName(bags: readonly NamedBag[]): BagsByName {
  const byName = new Map<string, NamedBag | null>();
  for (const bag of bags) {
    for (const { name } of bag.names) {
      const key = nameKey(name);
      const other = byName.get(key);
      if (key !== '') byName.set(key, other === undefined || other?.id === bag.id ? bag : null);
    }
  }
  return byName;
}

/** The kitchen's own bag that a written line names word for word: its name goes before any ingredient of the food data. */
export function bagOfLine(bags: BagsByName, { name, note, input }: IngredientPhrase): NamedBag | null {
  const written = [name, `${name} ${note ?? ''}`, input];
  return written.map((each) => bags.get(nameKey(each))).find((bag) => bag) ?? null;
}

/** The line for a bag: it counts by weight, so a volume or a number of it stays to be weighed by a person. */
export function lineOfBag(bag: NamedBag, phrase: IngredientPhrase, language: Language): Partial<IngredientLine> {
  const { amount, unit, pieceGrams, pieceSource, measure } = lineAmount(phrase, null, { language });
  return {
    bagId: bag.id,
    ingredient: null,
    categoryId: null,
    variation: null,
    originId: null,
    organic: false,
    amount,
    unit,
    pieceGrams: unit === 'piece' ? pieceGrams : null,
    pieceSource,
    measure,
  };
}
