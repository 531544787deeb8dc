import type { Language } from '../../kernel/language.ts';
import { ownValue } from '../../kernel/own-value.ts';
import { type ImportedRecipe } from './imported-recipe.ts';
import { isObject, lineFrom, linesFrom, listOf, portionsFrom } from './plain-words.ts';
import { tagsOf } from './schema-org-recipes.ts';
import { languageOfText } from './text-language.ts';
import { writtenLine } from '../paste/written-line.ts';

type Node = Record<string, unknown>;

/** A recipe as Mealie (1.0 and later) exports it: one JSON a recipe, its names in snake_case, in camelCase from its API. */
export function mealieRecipe(value: unknown, likely: Language): ImportedRecipe | null {
  if (!isObject(value)) return null;
  const ingredients = value['recipe_ingredient'] ?? value['recipeIngredient'];
  const steps = value['recipe_instructions'] ?? value['recipeInstructions'];
  if (!Array.isArray(ingredients) || '@type' in value || typeof value['name'] !== 'string') return null;
  return recipeFrom(value, { ingredients, steps: listOf(steps) }, likely);
}

/** The recipes of a backup of Mealie (1.0 and later): `database.json`, one list a table. */
export function mealieBackup(value: unknown, likely: Language): ImportedRecipe[] | null {
  if (!isObject(value) || !Array.isArray(value['recipes']) || !Array.isArray(value['recipes_ingredients'])) return null;
  const rows = (table: string): Node[] => listOf(ownValue(value, table)).filter(isObject);
  const foods = new Map(rows('ingredient_foods').map((food) => [food['id'], food]));
  const units = new Map(rows('ingredient_units').map((unit) => [unit['id'], unit]));
  const ingredients = byRecipe(rows('recipes_ingredients'));
  const steps = byRecipe(rows('recipe_instructions'));
  return rows('recipes').map((recipe) => {
    const own = (ingredients.get(recipe['id']) ?? []).map((row) => ({
      ...row,
      food: foods.get(row['food_id']) ?? null,
      unit: units.get(row['unit_id']) ?? null,
    }));
    return recipeFrom(recipe, { ingredients: own, steps: steps.get(recipe['id']) ?? [] }, likely);
  });
}

function byRecipe(rows: Node[]): Map<unknown, Node[]> {
  const sorted = rows.toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0));
  return Map.groupBy(sorted, (row) => row['recipe_id']);
}

function recipeFrom(
  recipe: Node,
  parts: { ingredients: unknown[]; steps: readonly unknown[] },
  likely: Language,
): ImportedRecipe {
  const steps = parts.steps.filter(isObject).flatMap((step) => [lineFrom(step['title']), linesFrom(step['text'])]);
  const method = steps.filter((step) => step !== '').join('\n');
  const title = lineFrom(recipe['name'], 200) || null;
  const written = parts.ingredients.flatMap((each) =>
    isObject(each) ? [lineFrom(each['original_text'] ?? each['note'])] : [lineFrom(each)],
  );
  const language = languageOfText([title, ...written, method].join('\n'), likely);
  const lines = parts.ingredients.flatMap((each) => linesOf(each, language));
  const servings = recipe['recipe_servings'] ?? recipe['recipeServings'];
  return {
    title,
    portions: portionsFrom([servings, recipe['recipe_yield'] ?? recipe['recipeYield']]),
    lines,
    method,
    notes: [linesFrom(recipe['description']), ...notesOf(recipe['notes'])].filter(Boolean).join('\n'),
    category: tagsOf(recipe['recipe_category'] ?? recipe['recipeCategory'])[0] ?? '',
    tags: tagsOf(recipe['tags']),
    language,
  };
}

function notesOf(value: unknown): string[] {
  return listOf(value).flatMap((note) => (isObject(note) ? [lineFrom(note['title']), linesFrom(note['text'])] : []));
}

/** A line keeps its original text where Mealie has it; else it is written from quantity, unit, food and note. */
function linesOf(value: unknown, language: Language): { text: string; heading: boolean }[] {
  if (!isObject(value)) return lineFrom(value) === '' ? [] : [{ text: lineFrom(value), heading: false }];
  const title = lineFrom(value['title'], 200);
  const food = isObject(value['food']) ? lineFrom(value['food']['name']) : lineFrom(value['food']);
  const unit = isObject(value['unit'])
    ? lineFrom(value['unit']['abbreviation'] || value['unit']['name'])
    : lineFrom(value['unit']);
  const original = lineFrom(value['original_text'] ?? value['originalText']);
  const note = lineFrom(value['note']);
  const quantity = typeof value['quantity'] === 'number' ? value['quantity'] : null;
  // Without a food the note is the whole line.
  const text = food === '' ? note || original : writtenLine({ quantity, unit, name: food, note }, language);
  return [
    ...(title === '' ? [] : [{ text: title, heading: true }]),
    ...(text === '' ? [] : [{ text: text.slice(0, 500), heading: false }]),
  ];
}
