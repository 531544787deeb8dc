import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { matchName } from '../actions/match-name.ts';
import { inThreads } from './in-threads.ts';

/** The match of each name of a list, in order. */
export async function matchNames(
  foodData: FoodData,
  names: readonly string[],
  { language, signal }: { language: Language; signal?: AbortSignal },
): Promise<NameMatch[]> {
  return inThreads(foodData, names, {
    module: new URL('names-in-thread.ts', import.meta.url),
    answerTo: (food, name) => matchName(food, name, language),
    how: { language },
    signal,
  });
}
