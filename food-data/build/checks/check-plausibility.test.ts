import { join } from 'node:path';
import type { FoodDataRelease, IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { expect, test } from 'vitest';
import { checkPlausibility } from './check-plausibility.ts';
import { readRelease } from '../release/read-release.ts';

const release = readRelease(join(import.meta.dirname, '../../release'));

function said(id: string, change: (ingredient: IngredientRecord) => void): string[] {
  const ingredient = structuredClone(release.ingredients.find((one) => one.id === id));
  if (!ingredient) throw new Error(`There is no ${id}`);
  change(ingredient);
  const changed: FoodDataRelease = { ...release, ingredients: [ingredient] };
  return checkPlausibility(changed).map(({ text }) => text);
}

test('a vegan food with milk cannot be', () => {
  expect(said('tofu', ({ allergens }) => allergens.contains.push('milk'))).toEqual(['tofu is vegan and contains milk']);
});

test('a fish without any allergen of the sea cannot be', () => {
  expect(said('cod', ({ allergens }) => allergens.contains.splice(0))).toEqual(['cod is fish without fish among its allergens']);
});

test('a salted food without salt cannot be', () => {
  const findings = said('herring', ({ variations }) => {
    for (const { stateId, nutrition } of variations) if (stateId === 'salted' && nutrition) nutrition.salt = 0.13;
  });
  expect(findings).toEqual(['herring.salted: 0.13 g of salt']);
});

test('dried food that is still wet cannot be', () => {
  const findings = said('chanterelle', ({ variations }) => {
    for (const { stateId, nutrition } of variations) if (stateId === 'dried' && nutrition) nutrition.energyKcal = 33;
  });
  expect(findings).toEqual(['chanterelle.dried: 33 kcal dried']);
});
