import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { understandLine, type UnderstoodLine } from '../actions/understand-line.ts';
import { inThreads } from './in-threads.ts';

/** Each line taken apart and its name matched, in order. */
export async function understandLines(
  foodData: FoodData,
  lines: readonly string[],
  { language, signal }: { language: Language; signal?: AbortSignal },
): Promise<UnderstoodLine[]> {
  return inThreads(foodData, lines, {
    module: new URL('lines-in-thread.ts', import.meta.url),
    answerTo: (food, line) => understandLine(food, line, language),
    how: { language },
    signal,
  });
}
