import { nameLanguageOf, type Language } from '@plateprint/shared/kernel/language.ts';
import type { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { type ClaimJudgement, judgeClaims, type LabelledClaims } from './judge-claims.ts';
import { type LabelledLine, type LabelledName, readLabelled } from '../judging/labelled.ts';
import type { LaidOutRecipe } from '../recipes/judge-layouts.ts';
import type { LabelledRecipe } from '../recipes/judge-recipes.ts';

type FoodData = Awaited<ReturnType<typeof loadFoodData>>;

/** The claims of each language, judged with every name of a dish or food beside them that the repository has in it. */
export async function judgedClaims(
  labelled: ReadonlyMap<Language, LabelledClaims>,
  foodData: FoodData,
): Promise<Map<Language, ClaimJudgement>> {
  const cleanOf = await cleanNames(foodData);
  return new Map([...labelled].map(([language, claims]) => [language, judgeClaims(claims, language, cleanOf(language))]));
}

/** Names that claim nothing: titles of recipes, names of the labelled sets that are not labelled organic, names of the food data. */
export async function cleanNames({ release }: FoodData): Promise<(language: Language) => string[]> {
  const [recipes, otherRecipes, layouts, names, otherNames, lines] = await Promise.all([
    readLabelled<LabelledRecipe>('recipes'),
    readLabelled<LabelledRecipe>('held-out/recipes'),
    readLabelled<LaidOutRecipe>('layouts'),
    readLabelled<LabelledName>('names'),
    readLabelled<LabelledName>('held-out/names'),
    readLabelled<LabelledLine>('lines'),
  ]);
  return (language) => {
    const titles = [recipes, otherRecipes, layouts].flatMap((set) => (set.get(language) ?? []).map(({ title }) => title ?? ''));
    const ofNames = [names, otherNames].flatMap((set) => (set.get(language) ?? []).filter(({ organic }) => !organic));
    const ofLines = (lines.get(language) ?? []).map(({ name }) => name);
    const ofFoods = release.ingredients.flatMap((food) => food.names[nameLanguageOf(language)] ?? []);
    return [...new Set([...titles, ...ofNames.map(({ name }) => name), ...ofLines, ...ofFoods])].filter((name) => name !== '');
  };
}
