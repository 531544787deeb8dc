import { localeOf } from '../../kernel/language.ts';
import { ownValue } from '../../kernel/own-value.ts';
import { isBlank } from '../../kernel/text.ts';
import type { Diet } from '../../ingredients/allergen.ts';
import { allergenSentences } from '../../ingredients/allergens/allergen-sentences.ts';
import { coverageOfDish } from '../footprint/coverage-of-dish.ts';
import type { RecipeSheet } from './recipe-sheet.ts';

type Json = Record<string, unknown>;

/** Diets that schema.org has a name for. */
const DIETS: Partial<Record<Diet, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
};

/** Nutrients of schema.org's NutritionInformation with their units. */
const NUTRIENTS = {
  energyKcal: ['calories', 'kcal'],
  fat: ['fatContent', 'g'],
  saturatedFat: ['saturatedFatContent', 'g'],
  carbohydrate: ['carbohydrateContent', 'g'],
  sugar: ['sugarContent', 'g'],
  fibre: ['fiberContent', 'g'],
  protein: ['proteinContent', 'g'],
} as const;

/** A recipe as schema.org has it, for web pages and other programs. What is not known is left out. */
export function recipeJsonLd({ recipe, language, name, lines, method }: RecipeSheet): Json {
  const { footprint, portions, category, tags, updatedAt } = recipe;
  const diet = footprint.diet ? DIETS[footprint.diet] : undefined;
  return withoutNothing({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    // schema.org has no property for allergens: they stand in words, the same as everywhere.
    description: allergenSentences(footprint.allergens, language, { asks: true }).join(' '),
    inLanguage: localeOf(language),
    dateModified: updatedAt.slice(0, 10),
    recipeYield: String(portions),
    recipeCategory: isBlank(category) ? undefined : category,
    keywords: tags.length > 0 ? tags.map((tag) => tag.name).join(', ') : undefined,
    recipeIngredient: lines.map((line) => line.written || line.name),
    recipeInstructions: method.length > 0 ? method.map((text) => ({ '@type': 'HowToStep', text })) : undefined,
    suitableForDiet: diet,
    nutrition: nutritionOf(footprint.nutrition),
    about: footprintOf(footprint),
  });
}

function nutritionOf(nutrition: RecipeSheet['recipe']['footprint']['nutrition']): Json | undefined {
  const known = Object.entries(NUTRIENTS).flatMap(([nutrient, [property, unit]]) => {
    const value = ownValue(nutrition, nutrient);
    return value === null || value === undefined ? [] : [[property, `${Number(value.toFixed(1))} ${unit}`] as const];
  });
  return known.length === 0 ? undefined : { '@type': 'NutritionInformation', ...Object.fromEntries(known) };
}

/**
 * schema.org has no property for a dish's footprint: it stands as what the recipe is about, in kilograms (UN/CEFACT `KGM`). Of too
 * little it is at least what is counted, and has no value of its own.
 */
function footprintOf(footprint: RecipeSheet['recipe']['footprint']): Json | undefined {
  const { co2PerPortion: co2 } = footprint;
  if (co2 === null) return undefined;
  const unit = { unitCode: 'KGM', unitText: 'kg CO2e' };
  const { state, share } = coverageOfDish(footprint);
  if (state === 'too_little')
    return { '@type': 'QuantitativeValue', name: 'CO2e per portion counted so far', ...unit, minValue: kg(co2.value) };
  return {
    '@type': 'QuantitativeValue',
    name: 'CO2e per portion',
    ...(state === 'partial' && { description: `Of ${Math.round(share * 100)} % of the weight` }),
    ...unit,
    value: kg(co2.value),
    minValue: kg(co2.low),
    maxValue: kg(co2.high),
  };
}

function kg(grams: number): number {
  return Number((grams / 1000).toFixed(3));
}

function withoutNothing(json: Json): Json {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));
}
