import { expect, test } from 'vitest';
import { ALLERGENS } from '../../ingredients/allergen.ts';
import type { AllergenStatement } from '../allergens/allergen-statement.ts';
import { allergenState } from '../allergens/recipe-allergens.ts';
import { recipeFootprint } from '../footprint/recipe-footprint.ts';
import { CustomIngredient } from './recipe.ts';

const own = (allergens?: AllergenStatement[]) =>
  CustomIngredient.parse({ name: 'House spice', weight: 20, ...(allergens && { allergens }) });

function allergensWith(...customIngredients: CustomIngredient[]) {
  return recipeFootprint({ ingredients: [], customIngredients, portions: 1, allergens: [] }, []).allergens;
}

const noneBut = (not: string): AllergenStatement[] =>
  ALLERGENS.filter((allergen) => allergen !== not).map((allergen) => ({ allergen, state: 'not_among' }));

test('of an own ingredient of which nothing is stated nothing is known', () => {
  const allergens = allergensWith(own());
  expect(allergens.notAmong).toEqual([]);
  expect(allergenState(allergens, 'milk')).toBe('unknown');
});

test('what is stated of an own ingredient is inherited by the recipe, in each of the four states', () => {
  const allergens = allergensWith(
    own([
      { allergen: 'mustard', state: 'contains' },
      { allergen: 'celery', state: 'may_contain' },
      { allergen: 'milk', state: 'not_among' },
    ]),
  );
  expect((['mustard', 'celery', 'milk', 'eggs'] as const).map((allergen) => allergenState(allergens, allergen))).toEqual([
    'contains',
    'may_contain',
    'not_among',
    'unknown',
  ]);
  expect(allergens.inherited).toMatchObject({ contains: ['mustard'], mayContain: ['celery'] });
});

test('stated in full it leaves nothing unknown', () => {
  const allergens = allergensWith(own([...noneBut('mustard'), { allergen: 'mustard', state: 'contains' }]));
  expect(allergens).toMatchObject({ unknown: [], contains: ['mustard'], stated: [] });
  expect(allergenState(allergens, 'eggs')).toBe('not_among');
});

test('only what is in none of its own ingredients is not among those of the dish', () => {
  const withoutMilk = own([{ allergen: 'milk', state: 'not_among' }]);
  expect(allergenState(allergensWith(withoutMilk, own()), 'milk')).toBe('unknown');
  expect(allergenState(allergensWith(withoutMilk, withoutMilk), 'milk')).toBe('not_among');
});
