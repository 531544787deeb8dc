import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readLabelled } from '../labelled.ts';
import { judgeStrangers, type StrangersJudgement, type StrangersRecipe, type Verdicts } from './judge-strangers.ts';

/** Every language's list of the stranger with what a person said of the answers. */
export async function judgedStrangers(foodData: FoodData): Promise<Map<Language, StrangersJudgement>> {
  const lists = await readLabelled<StrangersRecipe>('held-out/strangers');
  const judged = [...lists].map(async ([language, recipes]): Promise<[Language, StrangersJudgement]> => {
    const path = join(import.meta.dirname, 'verdicts', `${language}.json`);
    const verdicts = JSON.parse(await readFile(path, 'utf8')) as Verdicts;
    return [language, judgeStrangers(recipes, { language, foodData, verdicts })];
  });
  return new Map(await Promise.all(judged));
}
