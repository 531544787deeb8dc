import { expect, test } from 'vitest';
import { ALLERGENS } from '../ingredients/allergen.ts';
import type { AllergenStatement } from './allergen-statement.ts';
import { allergenState } from './recipe-allergens.ts';
import { recipeFootprint } from './recipe-footprint.ts';
import { CustomIngredient } from './recipe.ts';

const own = (allergens?: AllergenStatement[]) =>
  CustomIngredient.parse({ name: 'House spice', weight: 20, ...(allergens && { allergens }) });

function allergensWith(...customIngredients: CustomIngredient[]) {
  return recipeFootprint({ ingredients: [], customIngredients, portions: 1, allergens: [] }, []).allergens;
}

const everyOther = (not: string, state: 'free'): AllergenStatement[] =>
  ALLERGENS.filter((allergen) => allergen !== not).map((allergen) => ({ allergen, state }));

test('of an own ingredient of which nothing is stated nothing is known', () => {
  const allergens = allergensWith(own());
  expect(allergens.known).toBe(false);
  expect(allergenState(allergens, 'milk')).toBe('unknown');
});

test('what is stated of an own ingredient is inherited by the recipe, in each of the four states', () => {
  const allergens = allergensWith(
    own([
      { allergen: 'mustard', state: 'contains' },
      { allergen: 'celery', state: 'may_contain' },
      { allergen: 'milk', state: 'free' },
    ]),
  );
  expect((['mustard', 'celery', 'milk', 'eggs'] as const).map((allergen) => allergenState(allergens, allergen))).toEqual([
    'contains',
    'may_contain',
    'free',
    'unknown',
  ]);
  expect(allergens.inherited).toEqual({ contains: ['mustard'], mayContain: ['celery'] });
});

test('stated in full it leaves nothing unknown', () => {
  const allergens = allergensWith(own([...everyOther('mustard', 'free'), { allergen: 'mustard', state: 'contains' }]));
  expect(allergens).toMatchObject({ known: true, contains: ['mustard'], free: [] });
  expect(allergenState(allergens, 'eggs')).toBe('free');
});

test('the dish is free only of what each of its own ingredients is free of', () => {
  const milkFree = own([{ allergen: 'milk', state: 'free' }]);
  expect(allergenState(allergensWith(milkFree, own()), 'milk')).toBe('unknown');
  expect(allergenState(allergensWith(milkFree, milkFree), 'milk')).toBe('free');
});
