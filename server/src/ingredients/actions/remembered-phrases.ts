import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { rememberedByRelease } from '../remembered-by-release.ts';

/** The name of a line with what it stands for, and those that it is written together with. */
export type Recognized = readonly [{ name: string; match: NameMatch }, ...{ name: string; match: NameMatch }[]];

/** About 1.2 kB each: the words of many kitchens, in 12 MB. */
const rememberedOf = rememberedByRelease<Recognized>('phrases', { inProcess: 10_000, inThreads: 2000 });

/** Kitchens write the same words with other amounts: what they stand for is looked up once. Nothing of it is changed afterwards. */
export function rememberedPhrase(
  foodData: FoodData,
  { phrase, language }: { phrase: IngredientPhrase; language: Language },
  recognize: () => Recognized,
): Recognized {
  return rememberedOf(foodData).get(keyOf(phrase, language), recognize);
}

/** Everything of a phrase that what it stands for may depend on: its unit and whether it has an amount, too. */
function keyOf({ name, note, unit, unitText, quantity, heading }: IngredientPhrase, language: Language): string {
  return [language, name, note ?? '', unit ?? '', unitText ?? '', quantity === null ? '' : '#', heading ? '!' : ''].join('\n');
}
