import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { weightAsServed } from '@plateprint/shared/recipes/served/served-figures.ts';
import type { Format } from '../../../platform/i18n/use-format.ts';
import type { Text } from '../../../platform/i18n/use-text.ts';
import { weightFigure } from '../../../units/weight-figure.ts';

/** The means to write words in the sheet's language. */
export interface SheetWords {
  language: Language;
  text: Text<'recipes/summary'>;
  recipes: Text<'recipes'>;
  footprint: Text<'footprint'>;
  landUse: Text<'footprint/land-use'>;
  served: Text<'recipes/served'>;
  format: Format;
}

export type SheetRecipe = Pick<Recipe, 'footprint' | 'portions' | 'served'>;

const NUTRIENTS = ['fat', 'saturatedFat', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'] as const;
/** Below this share of the weight a figure would speak of too little of the dish to be shown. */
const ENOUGH = 0.5;
/** From here on it reads as 100 %, and needs no word. */
export const WHOLE = 0.995;

/** Weight, water, land and nutrition of one portion, each with its name; a dash where too little of the dish is known. */
export function portionFigures(recipe: SheetRecipe, words: SheetWords): [name: string, figure: string][] {
  const { text, recipes, format } = words;
  const { footprint, portions } = recipe;
  const { nutrition, water, land } = footprint;
  const shown = (value: number | null, unit: string, most = 1): string =>
    value === null ? '–' : `${format.number(value, { most })} ${unit}`;
  const isKnown = nutrition.coverage >= ENOUGH;
  return [
    [text('weight'), weightFigure(footprint.weightPerPortion, format)],
    [text('water'), shown(perPortion(water, portions), 'l', 0)],
    [text('land'), shown(perPortion(land, portions), recipes('portion.landUnit'), 2)],
    [text('energy'), shown(isKnown ? nutrition.energyKcal : null, 'kcal', 0)],
    ...NUTRIENTS.map((nutrient): [string, string] => [
      recipes(`portion.nutrient.${nutrient}`),
      shown(isKnown ? nutrition[nutrient] : null, 'g'),
    ]),
    ...servedFigures(recipe, words),
  ];
}

/** The weight as served, and what 100 g of it hold; nothing where nobody says it. */
function servedFigures(recipe: SheetRecipe, { served: text, recipes, format }: SheetWords): [name: string, figure: string][] {
  const served = weightAsServed(recipe, recipe.footprint);
  if (served === null) return [];
  const { per100g, perPortion: grams, by } = served;
  const isKnown = recipe.footprint.nutrition.coverage >= ENOUGH;
  const of100g: [string, number | null, string][] = [
    [recipes('portion.energy'), per100g.energyKcal, 'kcal'],
    ...NUTRIENTS.map((nutrient): [string, number | null, string] => [
      recipes(`portion.nutrient.${nutrient}`),
      per100g[nutrient],
      'g',
    ]),
  ];
  return [
    [`${text('weight')} (${text(`weightBy.${by}`)})`, weightFigure(grams, format)],
    ...(isKnown
      ? of100g.map(([name, value, unit]): [string, string] => [
          `${text('per100g')}: ${name}`,
          value === null ? '–' : `${format.number(value, { most: unit === 'kcal' ? 0 : 1 })} ${unit}`,
        ])
      : []),
  ];
}

function perPortion({ value, coverage }: { value: number | null; coverage: number }, portions: number): number | null {
  return value === null || coverage < ENOUGH || !(portions > 0) ? null : value / portions;
}
