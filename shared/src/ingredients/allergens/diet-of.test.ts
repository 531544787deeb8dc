import { describe, expect, test } from 'vitest';
import type { Allergen, Diet } from '../allergen.ts';
import type { FoodAllergens } from '../food-allergens.ts';
import { dietOf } from './diet-of.ts';

const known: FoodAllergens = { contains: [], mayContain: [], unknown: [] };
const open = (...unknown: Allergen[]): FoodAllergens => ({ ...known, unknown });
const maybe = (...mayContain: Allergen[]): FoodAllergens => ({ ...known, mayContain });
const holding = (...contains: Allergen[]): FoodAllergens => ({ ...known, contains });

describe('whom a dish suits', () => {
  test('a dish suits only those whom all its lines suit, and nobody knows while one is not understood', () => {
    expect(dietOf(['vegan', 'vegetarian'], known)).toBe('vegetarian');
    expect(dietOf(['vegan', null], known)).toBeNull();
    expect(dietOf(['fish', null], known)).toBeNull();
    expect(dietOf(['meat', null], known)).toBe('meat');
    expect(dietOf([], known)).toBeNull();
  });

  test.each<[Diet, FoodAllergens, Diet | null]>([
    ['vegan', known, 'vegan'],
    ['vegan', open('gluten', 'soybeans', 'sulphites'), 'vegan'],
    ['vegan', open('milk'), 'vegetarian'],
    ['vegan', open('eggs'), 'vegetarian'],
    ['vegan', maybe('milk'), 'vegetarian'],
    ['vegan', holding('milk'), 'vegetarian'],
    ['vegan', open('fish'), null],
    ['vegan', open('milk', 'molluscs'), null],
    ['vegan', maybe('crustaceans'), null],
    ['vegan', holding('fish'), 'fish'],
    ['vegetarian', open('milk', 'eggs'), 'vegetarian'],
    ['vegetarian', open('fish'), null],
    ['vegetarian', holding('molluscs'), 'fish'],
    ['vegetarian', { contains: ['fish'], mayContain: [], unknown: ['milk'] }, 'fish'],
    ['fish', open('milk', 'fish'), 'fish'],
    ['meat', open('milk', 'fish'), 'meat'],
    ['meat', holding('fish'), 'meat'],
  ])('lines that are %s, of a dish with %j: %s', (lines, allergens, diet) => {
    expect(dietOf([lines], allergens)).toBe(diet);
  });
});
