import { join } from 'node:path';
import type { IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameLanguage } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { readRelease } from '../release/read-release.ts';
import { checkNames } from './check-names.ts';

const release = readRelease(join(import.meta.dirname, '../../release'));

function said(id: string, language: NameLanguage, name: string): string[] {
  const food = structuredClone(release.ingredients.find((one) => one.id === id));
  if (!food) throw new Error(`There is no ${id}`);
  const named: IngredientRecord = { ...food, names: { ...food.names, [language]: [name] } };
  return checkNames({ ingredients: [named] }).map(({ kind }) => kind);
}

test('no name of the food data hides a coat or an animal', () => {
  expect(checkNames(release)).toEqual([]);
});

test.each([
  ['prawns', 'sv', 'Torpedoräkor'],
  ['prawns', 'nl', 'Garnalen tempura'],
  ['cod', 'de', 'Kabeljau paniert'],
  ['cod', 'fr', 'Cabillaud pané'],
  ['cod', 'da', 'Paneret torsk'],
  ['cod', 'no', 'Torsk panert'],
  ['cod', 'nl', 'Gepaneerde kabeljauw'],
  ['cod', 'en', 'Battered cod'],
  ['celeriac', 'de', 'Sellerieschnitzel'],
] as const)('a coat is no name of the plain food: %s %s %s', (id, language, name) => {
  expect(said(id, language, name)).toEqual(['name hides a coat']);
});

test.each([
  ['king-prawns', 'sv', 'Torpedoräkor'],
  ['breaded-fish', 'en', 'Battered cod'],
  ['feta', 'fr', 'Panier de feta'],
] as const)('a food that has its coat may say it: %s %s %s', (id, language, name) => {
  expect(said(id, language, name)).toEqual([]);
});

test.each([
  ['croissant', 'sv', 'Skinkcroissant'],
  ['processed-cheese', 'no', 'Rekeost'],
  ['processed-cheese', 'no', 'Smøreost bacon'],
  ['pea-soup', 'de', 'Erbsensuppe mit Wurst'],
  ['pea-soup', 'nl', 'Erwtensoep met rookworst'],
  ['omelette', 'fr', 'Omelette au jambon'],
  ['pancake', 'nl', 'Spekpannenkoek'],
  ['pasta-salad', 'en', 'Tuna pasta salad'],
  ['pasta-salad', 'da', 'Pastasalat med rejer'],
] as const)('an animal is no name of what vegetarians eat: %s %s %s', (id, language, name) => {
  expect(said(id, language, name)).toEqual(['name hides an animal']);
});
