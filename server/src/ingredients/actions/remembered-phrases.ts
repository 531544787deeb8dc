import { isMainThread } from 'node:worker_threads';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';

/** The name of a line with what it stands for, and those that it is written together with. */
export type Recognized = readonly [{ name: string; match: NameMatch }, ...{ name: string; match: NameMatch }[]];

/** About 1.2 kB each: the words of many kitchens, in 12 MB. */
const MOST_REMEMBERED = 10_000;
const MOST_IN_THREADS = 2000;

/** By language and words; a release's own, so that new food data begins anew. */
const releases = new WeakMap<FoodData, Remembered<Recognized>>();

/** Kitchens write the same words with other amounts: what they stand for is looked up once. Nothing of it is changed afterwards. */
export function rememberedPhrase(
  foodData: FoodData,
  { phrase, language }: { phrase: IngredientPhrase; language: Language },
  recognize: () => Recognized,
): Recognized {
  const remembered =
    releases.get(foodData) ?? new Remembered<Recognized>('phrases', isMainThread ? MOST_REMEMBERED : MOST_IN_THREADS);
  releases.set(foodData, remembered);
  return remembered.get(keyOf(phrase, language), recognize);
}

/** Everything of a phrase that what it stands for may depend on: its unit and whether it has an amount, too. */
function keyOf({ name, note, unit, unitText, quantity, heading }: IngredientPhrase, language: Language): string {
  return [language, name, note ?? '', unit ?? '', unitText ?? '', quantity === null ? '' : '#', heading ? '!' : ''].join('\n');
}
