import type { StrangersRecipe } from './strangers-recipe.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readLabelled, type LabelledSet } from '../judging/labelled.ts';
import { verdictByNotes, type FoodNotes } from './food-notes.ts';
import { judgeStrangers, type StrangersJudgement, type Verdict, type VerdictOf } from './judge-strangers.ts';

/** In the order in which they came. */
export type StrangersSet =
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'eighth'
  | 'ninth'
  | 'tenth'
  | 'eleventh'
  | 'twelfth'
  | 'thirteenth'
  | 'fourteenth'
  | 'fifteenth'
  | 'sixteenth'
  | 'seventeenth';

interface JudgedLists {
  lists: LabelledSet;
  /** What a person said of the answers, by language, line and answer; or of the foods, before any answer. */
  verdicts: { byAnswer: string } | { byFood: string };
}

const SETS: Record<StrangersSet, JudgedLists> = {
  first: { lists: 'held-out/strangers', verdicts: { byAnswer: 'verdicts' } },
  second: { lists: 'held-out/strangers-second', verdicts: { byAnswer: 'verdicts-second' } },
  third: { lists: 'held-out/strangers-third', verdicts: { byAnswer: 'verdicts-third' } },
  fourth: { lists: 'held-out/strangers-fourth', verdicts: { byFood: 'notes-fourth.json' } },
  fifth: { lists: 'held-out/strangers-fifth', verdicts: { byFood: 'notes-fifth.json' } },
  sixth: { lists: 'held-out/strangers-sixth', verdicts: { byFood: 'notes-sixth.json' } },
  seventh: { lists: 'held-out/strangers-seventh', verdicts: { byFood: 'notes-seventh.json' } },
  eighth: { lists: 'held-out/strangers-eighth', verdicts: { byFood: 'notes-eighth.json' } },
  ninth: { lists: 'held-out/strangers-ninth', verdicts: { byFood: 'notes-ninth.json' } },
  seventeenth: { lists: 'held-out/strangers-seventeenth', verdicts: { byFood: 'notes-seventeenth.json' } },
  sixteenth: { lists: 'held-out/strangers-sixteenth', verdicts: { byFood: 'notes-sixteenth.json' } },
  fifteenth: { lists: 'held-out/strangers-fifteenth', verdicts: { byFood: 'notes-fifteenth.json' } },
  fourteenth: { lists: 'held-out/strangers-fourteenth', verdicts: { byFood: 'notes-fourteenth.json' } },
  thirteenth: { lists: 'held-out/strangers-thirteenth', verdicts: { byFood: 'notes-thirteenth.json' } },
  twelfth: { lists: 'held-out/strangers-twelfth', verdicts: { byFood: 'notes-twelfth.json' } },
  eleventh: { lists: 'held-out/strangers-eleventh', verdicts: { byFood: 'notes-eleventh.json' } },
  tenth: { lists: 'held-out/strangers-tenth', verdicts: { byFood: 'notes-tenth.json' } },
};

/** Every language's list of a stranger. */
export async function judgedStrangers(
  foodData: FoodData,
  set: StrangersSet = 'first',
): Promise<Map<Language, StrangersJudgement>> {
  const { lists: folder, verdicts } = SETS[set];
  const lists = await readLabelled<StrangersRecipe>(folder);
  const judged = [...lists].map(async ([language, recipes]): Promise<[Language, StrangersJudgement]> => {
    return [language, judgeStrangers(recipes, { language, foodData, verdictOf: await verdictsOf(verdicts, language) })];
  });
  return new Map(await Promise.all(judged));
}

/** An answer that nobody judged is wrong, and so is every answer to a food without a note. */
async function verdictsOf(verdicts: JudgedLists['verdicts'], language: Language): Promise<VerdictOf> {
  if ('byAnswer' in verdicts) {
    const said = (await read(verdicts.byAnswer, `${language}.json`)) as Record<string, Record<string, Verdict>>;
    return ({ line }, answer) => said[line]?.[answer] ?? 'wrong';
  }
  const notes = (await read(verdicts.byFood)) as FoodNotes;
  return ({ food }, answer) => verdictByNotes(notes[food] ?? [], answer, food);
}

async function read(...path: string[]): Promise<unknown> {
  return JSON.parse(await readFile(join(import.meta.dirname, ...path), 'utf8'));
}
