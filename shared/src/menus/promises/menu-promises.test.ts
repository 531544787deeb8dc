import { expect, test } from 'vitest';
import { type MenuDish, MenuPage } from '../menu.ts';
import { brokenMenuPromises } from './menu-promises.ts';

const dish = (id: string, name: string, diet: MenuDish['diet']): MenuDish => ({
  id,
  names: [{ language: 'en_gb', name }],
  co2PerPortion: null,
  co2PerPortionWithoutLandUseChange: null,
  level: null,
  complete: true,
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet,
});
const heading = (text: string) => ({ kind: 'course', _id: text, texts: [{ language: 'en_gb', text }] });
const recipe = (id: string) => ({ kind: 'recipe', _id: id, recipeId: id });
const dishes = new Map(
  [
    dish('bacon', 'Carbonara', 'meat'),
    dish('soup', 'Tomato soup', 'vegan'),
    dish('pie', 'Mystery pie', null),
    dish('burger', 'Vegan burger', 'vegetarian'),
  ].map((each) => [each.id, each]),
);
const brokenOn = (blocks: unknown[], secondBlocks: unknown[] = []) => {
  const found = brokenMenuPromises(MenuPage.parse({ options: {}, settings: {}, blocks, secondBlocks }), dishes);
  return found.map(({ recipeId, words, isSure }) => [recipeId, words, isSure]);
};

test('a heading speaks of the dishes up to the next one, and a name of its own dish', () => {
  const blocks = [heading('Vegetarian'), recipe('soup'), recipe('bacon'), recipe('pie'), heading('Grill'), recipe('bacon')];
  expect(brokenOn(blocks)).toEqual([
    ['bacon', 'Vegetarian', true],
    ['pie', 'Vegetarian', false],
  ]);
  expect(brokenOn([recipe('burger'), recipe('bacon')])).toEqual([['burger', 'Vegan burger', true]]);
});

test('a heading of the first column does not speak of the second', () => {
  expect(brokenOn([heading('Vegan')], [recipe('bacon')])).toEqual([]);
});

test('a dish by another name is what that name says; of a recipe that is gone nobody knows', () => {
  const named = { ...recipe('bacon'), names: [{ language: 'en_gb', text: 'Veggie carbonara' }] };
  expect(brokenOn([named])).toEqual([['bacon', 'Veggie carbonara', true]]);
  expect(brokenOn([{ ...recipe('gone'), names: [{ language: 'en_gb', text: 'Veggie bowl' }] }])).toEqual([
    ['gone', 'Veggie bowl', false],
  ]);
  expect(brokenOn([heading('Vegan'), recipe('gone')])).toEqual([]);
});

test('a promise that is written in several languages is quoted in that of the page, else in the first', () => {
  const names = [
    { language: 'de', text: 'Vegane Carbonara' },
    { language: 'fr', text: 'Carbonara végane' },
  ];
  const quoted = (language: string) =>
    brokenMenuPromises(
      MenuPage.parse({ options: {}, settings: { language }, blocks: [{ ...recipe('bacon'), names }], secondBlocks: [] }),
      dishes,
    ).map(({ words }) => words);
  expect(['de', 'fr', 'sv'].map(quoted)).toEqual([['Vegane Carbonara'], ['Carbonara végane'], ['Vegane Carbonara']]);
});

test('a name that says what a dish is free of is held against its allergens, beside what it promises of meat', () => {
  const curry: MenuDish = {
    ...dish('curry', 'Vegan curry (gluten-free)', 'vegetarian'),
    allergens: { contains: [], mayContain: [], unknown: ['gluten'] },
  };
  const page = MenuPage.parse({ options: {}, settings: {}, blocks: [recipe('curry')] });
  const found = (each: MenuDish) =>
    brokenMenuPromises(page, new Map([[each.id, each]])).map(({ promise, isSure }) => [promise, isSure]);
  expect(found(curry)).toEqual([
    ['vegan', true],
    ['gluten', false],
  ]);
  expect(found({ ...curry, diet: 'vegan', glutenFree: true })).toEqual([]);
});
