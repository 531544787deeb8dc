import { NAME_LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchName } from '../../server/src/ingredients/actions/match-name.ts';
import { readLabelled } from '../judging/labelled.ts';
import { judgeLayouts, type LaidOutRecipe } from './judge-layouts.ts';
import { judgeRecipes, type LabelledRecipe } from './judge-recipes.ts';

// Bars for pasted recipes in every language; npm run eval shows the rest.
let foodData: Awaited<ReturnType<typeof loadFoodData>>;
let recipes: Map<Language, LabelledRecipe[]>;

beforeAll(async () => {
  [foodData, recipes] = await Promise.all([loadFoodData(), readLabelled<LabelledRecipe>('recipes')]);
});

test.each(NAME_LANGUAGES)('pasted recipes in %s are told apart, measured and named', (name) => {
  const language: Language = name === 'en' ? 'en_gb' : name;
  const judged = judgeRecipes(recipes.get(language) ?? [], language, (written, spoken) => matchName(foodData, written, spoken));
  expect(judged.recipes).toBeGreaterThanOrEqual(40);
  expect(judged.amounts).toBeGreaterThanOrEqual(0.95);
  expect(judged.names).toBeGreaterThanOrEqual(0.85);
  expect(judged.title).toBeGreaterThanOrEqual(0.95);
  expect(judged.portions).toBeGreaterThanOrEqual(0.95);
  expect(judged.whole).toBeGreaterThanOrEqual(0.9);
});

test('titles, servings and lines are told apart however a recipe is laid out', async () => {
  const laidOut = await readLabelled<LaidOutRecipe>('layouts');
  expect([...laidOut].flatMap(([language, texts]) => judgeLayouts(texts, language).misses)).toEqual([]);
});
