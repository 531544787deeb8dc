import { expect, test } from 'vitest';
import { dishCategories, isSmallDish } from './dish-categories.ts';

const dish = (category: string, weightPerPortion: number) => ({ category, weightPerPortion });

test('categories of small portions are no mains, those of which no weight is known may be, dishes without one stand last', () => {
  const dishes = [
    ...[400, 450, 380, 90].map((weight) => dish('Main', weight)),
    ...[110, 130, 500].map((weight) => dish('Dessert', weight)),
    dish(' Dessert ', 90),
    dish('Soup', 0),
    dish('', 300),
    dish('', 420),
  ];
  expect(dishCategories(dishes)).toEqual([
    { name: 'Main', dishes: 4, isMain: true },
    { name: 'Dessert', dishes: 4, isMain: false },
    { name: 'Soup', dishes: 1, isMain: true },
    { name: '', dishes: 2, isMain: true },
  ]);
  expect(dishCategories([dish('constructor', 100), dish('__proto__', 400)]).map(({ name }) => name)).toEqual([
    'constructor',
    '__proto__',
  ]);
});

const isMain = (category: string): boolean | undefined => dishCategories([dish(category, 420)])[0]?.isMain;

test('what a category is called goes before its portions, in every language', () => {
  const small = [
    'Tillbehör',
    'Starter',
    'FÖRRÄTTER',
    'Tilbehør',
    'Forretter',
    'Kalte Vorspeisen',
    'Beilage',
    'Entrées',
    'Bijgerechten',
    'Side dishes',
  ];
  expect(small.filter(isMain)).toEqual([]);
  const mains = ['Varmrätt', 'Suppe', 'Hauptgericht', 'Mains & sides', 'Plat avec accompagnement', 'Entree', 'Husman', ''];
  expect(mains.filter((name) => !isMain(name))).toEqual([]);
});

const isSmall = (category: string, mealsize: 0 | 0.3 | 0.5 | 1 = 0): boolean => isSmallDish({ category, mealsize });

test('one dish is small by the size that a person chose, else by its category, and never by what it weighs', () => {
  expect([isSmall('Dessert'), isSmall(' Tillbehör '), isSmall('Varmrätt'), isSmall('Lunch'), isSmall('')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([isSmall('Dessert', 1), isSmall('Main', 0.3), isSmall('Main', 0.5)]).toEqual([false, true, false]);
});
