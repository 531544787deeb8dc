import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupOfState } from '@plateprint/shared/costs/alike-states.ts';
import { KINDS, stateOf } from '@plateprint/shared/costs/kin.ts';

const RELEASE = new URL('../../../../food-data/release/ingredients.json', import.meta.url);
const foods: readonly { id: string; variations: readonly { id: string }[] }[] = JSON.parse(readFileSync(RELEASE, 'utf8'));

test('every state of the food data has a group or stands for itself', () => {
  const ids = foods.flatMap(({ variations }) => variations.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(2000);
  expect(ids.filter((id) => groupOfState(id.slice(id.lastIndexOf('.') + 1)) === null)).toEqual([]);
});

test('every food of a kind is one of the food data', () => {
  const known = new Set(foods.map(({ id }) => id));
  expect(KINDS.flat().filter((id) => !known.has(id))).toEqual([]);
});

test.each([
  ['milk.fat-3', 'milk.fat-1-5', true],
  ['cream.fat-36', 'cream.fat-30', true],
  ['tomato.raw', 'tomato.heated-greenhouse', true],
  ['wheat-flour.dry', 'wheat-flour.tipo-00', true],
  ['spinach.frozen', 'spinach.frozen-chopped', true],
  ['cod.fillet', 'cod.frozen', true],
  ['cheddar.sliced', 'cheddar.grated', true],
  ['cod.fillet', 'cod.whole', false],
  ['mango.raw', 'mango.air', false],
  ['salmon.fillet', 'salmon.wild', false],
  ['chicken-thigh.boneless', 'chicken-thigh.with-bone', false],
  ['raspberry.frozen', 'raspberry.freeze-dried', false],
  ['rice.dry', 'rice.ready', false],
  ['basil.fresh', 'basil.dried', false],
])('%s and %s cost about the same: %s', (one, other, isAlike) => {
  const known = new Set(foods.flatMap(({ variations }) => variations.map(({ id }) => id)));
  expect([one, other].filter((id) => !known.has(id))).toEqual([]);
  expect(stateOf(one) === stateOf(other)).toBe(isAlike);
});
