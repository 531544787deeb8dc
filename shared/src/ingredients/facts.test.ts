import { describe, expect, test } from 'vitest';
import { unitsTaken } from './facts.ts';
import { openFoodData } from './food-data.ts';
import { smallRelease } from './food-data.fixture.ts';
import type { FactsQuery } from './ingredient-facts.ts';

const foodData = openFoodData(smallRelease());
const place = { location: 'SE', emissionDatabase: 'organization' } as const;
const nothing: FactsQuery = { variationId: null, categoryId: null, originId: null, organic: false };

describe('the units that an ingredient takes', () => {
  test('weights always', () => {
    expect(unitsTaken(null, {})).toEqual(['g', 'hg', 'kg', 'oz', 'lb']);
  });
  test('a piece with a piece’s weight', () => {
    expect(unitsTaken(null, { piece: 60 })).toContain('piece');
    expect(unitsTaken(null, { clove: 5 })).not.toContain('piece');
  });
  test('spoons and a pinch with a density', () => {
    expect(unitsTaken(0.6, {})).toEqual(expect.arrayContaining(['tbsp', 'tsp', 'pinch']));
  });
});

test('a variation answers with its ingredient’s facts', () => {
  const facts = foodData.facts({ ...nothing, variationId: 'beef-mince.raw', originId: 'SE' }, place);
  expect(facts).toMatchObject({ ingredientId: 'beef-mince', categoryId: 'beef', originId: 'SE', diet: 'meat' });
  expect(facts?.factor?.basis).toBe('direct');
});

test('a state that is denser than its ingredient is poured as it is', () => {
  const release = smallRelease();
  const [variation] = release.ingredients[1]?.variations ?? [];
  if (!variation) throw new Error('The small release has no herbs');
  variation.density = 1.15;
  const facts = openFoodData(release).facts({ ...nothing, variationId: variation.id }, place);
  expect(facts?.density).toBe(1.15);
  expect(facts?.units).toContain('tbsp');
});

test('a category answers with its average, grade D', () => {
  const facts = foodData.facts({ ...nothing, categoryId: 'beef', originId: 'SE' }, place);
  expect(facts?.factor).toMatchObject({ grade: 'D', basis: 'class' });
  expect(facts?.factor?.stages.agriculture).toBeCloseTo(1 + 17 * 0.8, 9);
  expect(facts?.units).toEqual(['g', 'hg', 'kg', 'oz', 'lb']);
});

test('a variation without a figure keeps its other facts', () => {
  const facts = foodData.facts({ ...nothing, variationId: 'herbs.fresh' }, place);
  expect(facts?.factor).toBeNull();
  expect(facts?.ingredientId).toBe('herbs');
});

test('what the release does not know has no facts', () => {
  expect(foodData.facts(nothing, place)).toBeNull();
  expect(foodData.facts({ ...nothing, variationId: 'unicorn.raw' }, place)).toBeNull();
  expect(foodData.facts({ ...nothing, categoryId: 'unicorns' }, place)).toBeNull();
});
