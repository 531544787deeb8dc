import { describe, expect, test } from 'vitest';
import { bagCircle, factsOfBag, withBagDefaults } from './ingredient-bag.ts';
import type { LineFacts } from './line-footprint.ts';
import { recipeFootprint } from './recipe-footprint.ts';
import type { IngredientLine, RecipeDraft } from '../model/recipe.ts';

const tomato: LineFacts = {
  ingredientId: 'tomato',
  categoryId: 'vegetables',
  factor: { co2e: { value: 2, low: 1, high: 4 }, grade: 'B', parts: null },
  water: { value: 100 },
  land: null,
  nutrition: { energyKcal: 20, fat: 0, saturatedFat: 0, carbohydrate: 3, sugar: 3, fibre: 1, protein: 1, salt: 0 },
  edibleShare: 0.8,
  density: null,
  pieces: {},
  allergens: { contains: ['celery'], mayContain: [], unknown: [] },
  diet: 'vegan',
};
const line: IngredientLine = {
  _id: 'line',
  inputIngredient: 'as written',
  ingredient: 'tomato',
  categoryId: null,
  variation: 'tomato.raw',
  originId: null,
  amount: 1000,
  unit: 'g',
  pieceGrams: null,
  organic: false,
};
const bagLine = { ...line, ingredient: null, variation: null, bagId: 'sauce', amount: 250 };
const draftOf = (...ingredients: IngredientLine[]) => ({ ingredients, customIngredients: [], portions: 2, allergens: [] });

describe('a bag in a recipe', () => {
  const sauce = recipeFootprint(draftOf(line), [tomato]);
  const dish = recipeFootprint(draftOf(bagLine), [factsOfBag({ id: 'sauce', portions: 2, footprint: sauce })]);

  test('counts by its weight: a quarter of the bag has a quarter of its CO2e, range, water and energy', () => {
    expect(dish.co2).toEqual({ value: 500, low: 250, high: 1000 });
    expect(dish.water).toEqual({ value: 25, coverage: 1 });
    expect(dish.nutrition.energyKcal).toBeCloseTo((250 * 0.8 * 20) / 100 / 2);
    expect(dish.coverage.complete).toBe(true);
  });

  test('hands on its allergens, its diet and its grade', () => {
    expect(dish).toMatchObject({ diet: 'vegan', grade: 'B', allergens: { contains: ['celery'] } });
  });

  test('of which half is unknown leaves half of the recipe unknown, without a level', () => {
    const half = recipeFootprint(draftOf(line, line), [tomato, null]);
    const halfKnown = recipeFootprint(draftOf({ ...bagLine, amount: 500 }), [
      factsOfBag({ id: 'sauce', portions: 2, footprint: half }),
    ]);
    expect(halfKnown.co2?.value).toBe(500);
    expect(halfKnown.coverage).toEqual({ byWeight: 0.5, lines: 1, linesCovered: 0, complete: false, ofExpected: 0.5 });
    expect(halfKnown.lines[0]).toMatchObject({ problem: null, covered: 0.5 });
    expect(dish.lines[0]).not.toHaveProperty('covered');
    expect([sauce.level, halfKnown.level]).toEqual(['low', null]);
    expect(halfKnown.water.coverage).toBe(0.5);
    expect(halfKnown.nutrition.coverage).toBe(0.5);
  });

  test('that is empty has no figures', () => {
    const facts = factsOfBag({ id: 'empty', portions: 1, footprint: recipeFootprint(draftOf(), []) });
    expect(facts).toMatchObject({ factor: null, water: null, land: null, nutrition: null });
  });
});

describe('a circle of bags', () => {
  const bags = new Map([
    ['stock', { name: 'Stock', bagIds: [] as string[] }],
    ['sauce', { name: 'Sauce', bagIds: ['stock', 'gravy'] }],
    ['gravy', { name: 'Gravy', bagIds: ['stock', 'deleted'] }],
    ['self', { name: 'Sourdough', bagIds: ['self'] }],
  ]);

  test('is none where bags only hold lower ones, even twice', () => {
    expect(bagCircle(bags, 'sauce')).toBeNull();
  });

  test('is named by the bags on its way', () => {
    const closed = new Map([...bags, ['stock', { name: 'Stock', bagIds: ['sauce'] }]]);
    expect(bagCircle(closed, 'sauce')).toEqual(['Sauce', 'Stock', 'Sauce']);
    expect(bagCircle(closed, 'gravy')).toEqual(['Gravy', 'Stock', 'Sauce', 'Gravy']);
  });

  test('may be a bag that holds itself', () => {
    expect(bagCircle(bags, 'self')).toEqual(['Sourdough', 'Sourdough']);
  });

  test('elsewhere does not hang the search', () => {
    expect(bagCircle(new Map([...bags, ['dish', { name: 'Dish', bagIds: ['self'] }]]), 'dish')).toBeNull();
  });
});

const english = ({ name }: { name: string }): string => `${name} in English`;

describe('a bag that a program writes', () => {
  const draft: RecipeDraft = {
    ...draftOf(line),
    names: [{ language: 'sv', name: 'Brun sås' }],
    mealsize: 0,
    category: '',
    note: '',
    tags: [],
    emissionDatabase: 'organization',
    libraryScope: 'restaurant',
  };

  test('has the meal size 1 and a name in en_gb, where they are left out', () => {
    const kept = withBagDefaults({ ...draft, ingredientBag: true }, english);
    expect(kept.mealsize).toBe(1);
    expect(kept.names).toEqual([
      { language: 'sv', name: 'Brun sås' },
      { language: 'en_gb', name: 'Brun sås in English' },
    ]);
    expect(withBagDefaults(kept, english)).toEqual(kept);
  });

  test('keeps them where they are given', () => {
    const named: RecipeDraft = { ...draft, ingredientBag: true, mealsize: 0.5, names: [{ language: 'en_gb', name: 'Gravy' }] };
    expect(withBagDefaults(named, english)).toEqual(named);
  });

  test('is no recipe: those stay as they are', () => {
    expect(withBagDefaults(draft, english)).toBe(draft);
  });
});
