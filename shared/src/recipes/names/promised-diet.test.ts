import { describe, expect, test } from 'vitest';
import type { Diet } from '../../ingredients/allergen.ts';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import { type PromisedDiet, promiseKept, promisedDiet } from './promised-diet.ts';

describe('what words over dishes promise', () => {
  test.each<[string, PromisedDiet | null]>([
    ['Vegetarian', 'vegetarian'],
    ['Vegetarian option', 'vegetarian'],
    ['Veggie of the day', 'vegetarian'],
    ['Meat-free Monday', 'meatless'],
    ['Plant-based', 'vegan'],
    ['Dagens vegetariska', 'vegetarian'],
    ['Vego', 'vegetarian'],
    ['Växtbaserat', 'vegan'],
    ['Köttfri måndag', 'meatless'],
    ['Vegetarrett', 'vegetarian'],
    ['Plantebasert', 'vegan'],
    ['Dagens vegetar', 'vegetarian'],
    ['Kødfri dag', 'meatless'],
    ['Vegetarisches Menü', 'vegetarian'],
    ['Veganes Gericht', 'vegan'],
    ['Fleischlos glücklich', 'meatless'],
    ['Plat végétarien', 'vegetarian'],
    ['Menu sans viande', 'meatless'],
    ['Assiette végétalienne', 'vegan'],
    ['Vegetarisch', 'vegetarian'],
    ['Vega', 'vegetarian'],
    ['Plantaardig', 'vegan'],
    ['Vegan & vegetarian', 'vegetarian'],
    ['Végétarien et végan', 'vegetarian'],
    ['Fish or vegetarian', null],
    ['Vis of vegetarisch', null],
    ['Kött/vegetariskt', null],
    ['Soup and vegetarian', null],
    ['Non-vegetarian', null],
    ['Nicht vegetarisch', null],
    ['Flexitarian', null],
    ['Semi-vegetarian', null],
    ['Vegetables', null],
    ['Veggies', null],
    ['Las Vegas grill', null],
    ['Lunch', null],
    ['', null],
  ])('%s: %s', (text, promise) => expect(promisedDiet(text, 'heading')).toBe(promise));
});

describe('what the name of a dish promises', () => {
  test.each<[string, PromisedDiet | null]>([
    ['Vegan burger', 'vegan'],
    ['Veganburgare', 'vegan'],
    ['Vegolasagne', 'vegetarian'],
    ['Veggie burger and fries', 'vegetarian'],
    ['Vegetarische Linsensuppe mit Brot', 'vegetarian'],
    ['Vegetarisk lasagne med bacon', 'vegetarian'],
    ['Schnitzel mit veganer Mayonnaise', null],
    ['Kyckling med vegansk majonnäs', null],
    ['Poulet à la crème végétalienne', null],
    ['Chili (vegan option)', null],
    ['Lasagne, kan fås vegansk', null],
    ['Curry, auch vegan', null],
    ['Roast vegetables', null],
    ['Meat and two veg', null],
  ])('%s: %s', (text, promise) => expect(promisedDiet(text, 'dish')).toBe(promise));
});

describe('a heading that promises a diet and something to be without', () => {
  test.each<[string, PromisedDiet | null]>([
    ['Vegan and gluten-free', 'vegan'],
    ['Vegan, gluten-free', 'vegan'],
    ['Gluten-free & vegan', 'vegan'],
    ['Vegansk og glutenfri', 'vegan'],
    ['Vegetarisch und ohne Nüsse', 'vegetarian'],
    ['Végétalien et sans gluten', 'vegan'],
    ['Gluten-free', null],
    ['Vegan dishes and gluten-free burgers', null],
    ['Vegan and salads', null],
  ])('%s: %s', (text, promise) => expect(promisedDiet(text, 'heading')).toBe(promise));
});

const known: FoodAllergens = { contains: [], mayContain: [], unknown: [] };

describe('whether a dish is what is promised of it', () => {
  test.each<[PromisedDiet, Diet | null, Partial<FoodAllergens>, ReturnType<typeof promiseKept>]>([
    ['vegetarian', 'meat', {}, 'broken'],
    ['vegetarian', 'fish', {}, 'broken'],
    ['vegetarian', 'vegan', {}, 'kept'],
    ['vegetarian', null, {}, 'unknown'],
    ['vegetarian', null, { contains: ['fish'] }, 'broken'],
    ['vegan', 'vegetarian', { contains: ['milk'] }, 'broken'],
    ['vegan', 'vegetarian', { unknown: ['milk'] }, 'unknown'],
    ['vegan', 'vegetarian', {}, 'broken'],
    ['vegan', null, { contains: ['eggs'] }, 'broken'],
    ['vegan', 'vegan', {}, 'kept'],
    ['meatless', 'fish', {}, 'kept'],
    ['meatless', 'meat', {}, 'broken'],
    ['meatless', null, {}, 'unknown'],
  ])('%s, of lines that are %s, with %j: %s', (promise, diet, allergens, kept) => {
    expect(promiseKept(promise, { diet, allergens: { ...known, ...allergens } })).toBe(kept);
  });

  test('of a recipe that is gone nobody knows', () => expect(promiseKept('vegan', null)).toBe('unknown'));
});
