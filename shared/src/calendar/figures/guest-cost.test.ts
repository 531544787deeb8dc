import { expect, test } from 'vitest';
import { guestCost } from './guest-cost.ts';

const dish = (recipeId: string, popularity: number) => ({ recipeId, dish: null, popularity, servings: null });
const days = [
  { dishes: [dish('stew', 3), dish('soup', 1)], figures: { guests: 100, weight: 100 } },
  { dishes: [dish('soup', 1)], figures: { guests: 300, weight: 300 } },
];
const cost = (recipeId: string, perPortion: number | null, pricedShare = 1) =>
  [recipeId, { recipeId, perPortion, pricedShare }] as const;

test('a guest’s food costs what its dishes cost by their expected servings, over all guests', () => {
  // 75 stews of 20, 25 and 300 soups of 10.
  expect(guestCost(days, new Map([cost('stew', 20), cost('soup', 10)]))).toEqual({ cost: 11.875, share: 1, state: 'whole' });
});

test('a dish without a price, or with one of too little of its weight, is no free lunch', () => {
  expect(guestCost(days, new Map([cost('stew', 20, 0.7), cost('soup', 10)]))).toEqual({
    cost: 10,
    share: 0.8125,
    state: 'partial',
  });
  expect(guestCost(days, new Map([cost('stew', 20), cost('soup', null)])).cost).toBeNull();
  expect(guestCost([], new Map()).cost).toBeNull();
});
