import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readLabelled } from '../labelled.ts';
import { judgeStrangers, type StrangersJudgement, type StrangersRecipe, type Verdicts } from './judge-strangers.ts';

/** A stranger's lists, with the folder of what a person said of the answers. */
const SETS = {
  first: { lists: 'held-out/strangers', verdicts: 'verdicts' },
  second: { lists: 'held-out/strangers-second', verdicts: 'verdicts-second' },
  third: { lists: 'held-out/strangers-third', verdicts: 'verdicts-third' },
} as const;

/** Every language's list of a stranger. */
export async function judgedStrangers(
  foodData: FoodData,
  set: keyof typeof SETS = 'first',
): Promise<Map<Language, StrangersJudgement>> {
  const { lists: folder, verdicts: said } = SETS[set];
  const lists = await readLabelled<StrangersRecipe>(folder);
  const judged = [...lists].map(async ([language, recipes]): Promise<[Language, StrangersJudgement]> => {
    const path = join(import.meta.dirname, said, `${language}.json`);
    const verdicts = JSON.parse(await readFile(path, 'utf8')) as Verdicts;
    return [language, judgeStrangers(recipes, { language, foodData, verdicts })];
  });
  return new Map(await Promise.all(judged));
}
