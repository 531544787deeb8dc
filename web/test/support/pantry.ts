import { lineAmount } from '@plateprint/shared/ingredients/amount/line-amount.ts';
import { categoryNames } from '@plateprint/shared/ingredients/api/category-api.ts';
import {
  ingredientFacts,
  ingredientNames,
  searchIngredients,
  understandLines,
} from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import type { Allergen, Diet } from '@plateprint/shared/ingredients/allergen.ts';
import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { SURE_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { answer, type Answer } from './answer.ts';

interface Food {
  id: string;
  /** Its name on the screen. */
  name: string;
  /** Further names in lines. */
  also: readonly string[];
  /** kg CO2e per kg. */
  factor: number;
  diet: Diet;
  contains?: readonly Allergen[];
  /** Grams per millilitre. */
  density?: number;
  /** Grams of one piece. */
  piece?: number;
  /** How sure a line is read as it; less than sure is asked. */
  confidence?: number;
}

const FOODS: readonly Food[] = [
  { id: 'carrot', name: 'carrot', also: ['carrots'], factor: 0.4, diet: 'vegan', piece: 70 },
  { id: 'potato', name: 'potato', also: ['potatoes'], factor: 0.3, diet: 'vegan', piece: 120 },
  { id: 'leek', name: 'leek', also: ['leeks'], factor: 0.5, diet: 'vegan', piece: 200 },
  { id: 'pea', name: 'peas', also: [], factor: 0.6, diet: 'vegan' },
  { id: 'rice', name: 'rice', also: [], factor: 2, diet: 'vegan' },
  { id: 'rapeseed-oil', name: 'rapeseed oil', also: [], factor: 2, diet: 'vegan', density: 0.92 },
  { id: 'butter', name: 'butter', also: [], factor: 9, diet: 'vegetarian', contains: ['milk'] },
  { id: 'cream', name: 'cream', also: [], factor: 5, diet: 'vegetarian', contains: ['milk'], density: 1 },
  { id: 'milk', name: 'milk', also: [], factor: 1.3, diet: 'vegetarian', contains: ['milk'], density: 1.03 },
  { id: 'hazelnut', name: 'hazelnuts', also: [], factor: 2, diet: 'vegan', contains: ['nuts'], confidence: 0.82 },
  { id: 'buttermilk', name: 'buttermilk', also: [], factor: 1.3, diet: 'vegetarian', contains: ['milk'], confidence: 0.7 },
  { id: 'beef', name: 'beef', also: ['minced beef'], factor: 30, diet: 'meat' },
];

const called = new Map(FOODS.flatMap((food) => [food.name, ...food.also].map((name) => [name, food])));
const byVariation = new Map(FOODS.map((food) => [variationOf(food), food]));

function variationOf({ id }: Food): string {
  return `${id}.raw`;
}

function matchOf(input: string, food: Food | undefined): NameMatch {
  if (!food)
    return {
      input,
      ingredientId: null,
      ingredientName: null,
      variationName: null,
      categoryId: null,
      categoryName: null,
      regionName: null,
      origin_id: null,
      organic: false,
      variation: null,
      confidence: 0,
      matched: false,
      matchedName: null,
      candidates: [],
    };
  const variation = { variationId: variationOf(food), variationName: 'raw' };
  const { confidence = 0.98 } = food;
  return {
    ...matchOf(input, undefined),
    ingredientId: food.id,
    ingredientName: food.name,
    variationName: 'raw',
    categoryId: food.id,
    categoryName: food.name,
    variation: { id: variation.variationId, origin: null },
    confidence,
    matched: confidence >= SURE_CONFIDENCE,
    matchedName: food.name,
    candidates: [{ ingredientId: food.id, ingredientName: food.name, ...variation, confidence }],
  };
}

/** Read by the rules that the server reads with; only which foods there are is the test's. */
function understood(input: string, language: Language): ReplyOf<typeof understandLines>['items'][number] {
  const phrase = parseLine(input, language);
  const food = called.get(phrase.name.toLowerCase());
  const measures = food ? measuresOf(food) : null;
  const counted = lineAmount(phrase, measures, { language, categoryId: food?.id ?? null });
  return {
    input,
    phrase,
    match: matchOf(phrase.name, food),
    ...counted,
    grams: counted.rule === null || counted.amount === null ? null : counted.amount * counted.rule.gramsPerUnit,
    also: [],
  };
}

function measuresOf({ id, density, piece }: Food): Pick<IngredientFacts, 'density' | 'pieces' | 'ingredientId' | 'categoryId'> {
  const pieces: IngredientFacts['pieces'] = piece === undefined ? {} : { piece };
  return { density: density ?? null, pieces, ingredientId: id, categoryId: id };
}

function factsOf(food: Food): IngredientFacts {
  const { id, factor, diet, contains = [] } = food;
  const stages = { agriculture: factor * 0.8, processing: factor * 0.1, packaging: 0, transport: factor * 0.1, retail: 0 };
  return {
    ...measuresOf(food),
    variationId: variationOf(food),
    originId: null,
    organic: false,
    factor: {
      co2e: { value: factor, low: factor * 0.8, high: factor * 1.3 },
      stages,
      parts: null,
      grade: 'A',
      basis: 'direct',
      sources: [{ source: 'agribalyse', record: id, label: id, value: factor }],
      steps: [{ kind: 'base', stage: null, value: factor, about: { source: 'agribalyse' } }],
    },
    water: null,
    land: null,
    nutrition: null,
    edibleShare: 1,
    units: ['g', 'kg', 'tbsp', 'piece'],
    allergens: { contains: [...contains], mayContain: [], unknown: [] },
    diet,
  };
}

/** A kitchen's foods: what is written in English is read, found by name, and has figures. */
export function pantry(): Answer[] {
  return [
    answer(understandLines, ({ body }) => ({ items: body.lines.map((line) => understood(line, body.language)) })),
    answer(ingredientFacts, ({ body }) => ({
      items: body.items.map(({ variationId }) => {
        const food = byVariation.get(variationId ?? '');
        return food ? factsOf(food) : null;
      }),
      foodDataVersion: '2026.5',
    })),
    answer(searchIngredients, ({ body: { query } }) => ({
      items: FOODS.filter(({ name }) => name.includes(query.toLowerCase())).map((food) => ({
        ingredientId: food.id,
        ingredientName: food.name,
        matchedName: food.name,
        categoryId: food.id,
        categoryName: food.name,
        diet: food.diet,
        variations: [{ variationId: variationOf(food), variationName: 'raw', default: true }],
        confidence: 0.9,
      })),
    })),
    answer(ingredientNames, ({ body: { ids } }) => ({
      items: FOODS.filter(({ id }) => ids.includes(id)).map((food) => ({
        ingredientId: food.id,
        ingredientName: food.name,
        variationNames: { [variationOf(food)]: 'raw' },
      })),
    })),
    answer(categoryNames, { items: [], next: null }),
    answer(listSources, {
      items: [],
      foodDataVersion: '2026.5',
      counts: { ingredients: FOODS.length, variations: FOODS.length, categories: FOODS.length, languages: 8 },
    }),
  ];
}
