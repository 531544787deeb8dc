import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { expect, test } from 'vitest';
import type { Sorting } from '../../ui/table.tsx';
import { inOrder, NEWEST_FIRST } from './recipe-overview-order.ts';

const dish = (name: string, grams: number | null, day: string): RecipeSummary => ({
  id: name,
  restaurantId: 'somewhere',
  libraryScope: 'restaurant',
  ingredientBag: false,
  names: [{ language: 'sv', name }],
  category: '',
  tags: [],
  portions: 1,
  co2PerPortion: grams === null ? null : { value: grams, low: grams, high: grams },
  weightPerPortion: 400,
  level: null,
  complete: true,
  diet: null,
  allergens: [],
  mayContain: [],
  deletedAt: null,
  updatedAt: `2026-11-${day}T10:00:00Z`,
});

const DISHES = [
  dish('Zander', 1320, '20'),
  dish('Ärtsoppa', 380, '19'),
  dish('Gåta', null, '18'),
  dish('Aprikoskaka', 620, '17'),
];

const nameOf = (names: readonly { name: string }[]) => names[0]?.name ?? '';

function order(column: string, direction: Sorting['direction'], locale = 'sv-SE'): string[] {
  return inOrder(DISHES, { column, direction }, { nameOf, locale }).map(({ id }) => id);
}

test('newest first is the server’s order, left as it came', () => {
  expect(inOrder(DISHES, NEWEST_FIRST, { nameOf: () => '', locale: 'sv-SE' })).toBe(DISHES);
});

test.each<[Sorting['direction'], string[]]>([
  ['ascending', ['Ärtsoppa', 'Aprikoskaka', 'Zander', 'Gåta']],
  ['descending', ['Zander', 'Aprikoskaka', 'Ärtsoppa', 'Gåta']],
])('by footprint, %s, a dish that is not known stands at the end', (direction, names) => {
  expect(order('footprint', direction)).toEqual(names);
});

test('names follow the alphabet of the reader', () => {
  expect(order('name', 'ascending', 'sv-SE').at(-1)).toBe('Ärtsoppa');
  expect(order('name', 'ascending', 'de-DE').at(-1)).toBe('Zander');
});

test('oldest first turns the order of the server round', () => {
  expect(order('changed', 'ascending')).toEqual(['Aprikoskaka', 'Gåta', 'Ärtsoppa', 'Zander']);
});
