import { describe, expect, test } from 'vitest';
import type { Allergen } from '../../ingredients/allergen.ts';
import { contradictedNames, type DishPromise, dishPromiseKept, promiseFinding, promisesOf } from './dish-promise.ts';

describe('what the name of a dish says it is free of', () => {
  test.each<[string, DishPromise[]]>([
    ['Risotto mit Steinpilzen (glutenfrei)', ['gluten']],
    ['Glutenfreier Kuchen', ['gluten']],
    ['Gluten-free brownie', ['gluten']],
    ['Dairy free ice cream', ['milk']],
    ['Pannkakor utan mjölk och ägg', ['milk', 'eggs']],
    ['Sans lait ni gluten', ['gluten', 'milk']],
    ['Fri for mælk og æg', ['milk', 'eggs']],
    ['Free milk with lunch', []],
    ['Free fish soup on Fridays', []],
    ['Frie æg med bacon', []],
    ['Kycklingwok NÖTFRI', ['nuts']],
    ['Äggfri våffla', ['eggs']],
    ['Glutenfri pasta', ['gluten']],
    ['Melkefri saus', ['milk']],
    ['Fri for gluten', ['gluten']],
    ['Frei von Gluten und Soja', ['gluten', 'soybeans']],
    ['Gâteau sans gluten', ['gluten']],
    ['Sans lait', ['milk']],
    ['Glutenvrije lasagne', ['gluten']],
    ['Zonder noten', ['nuts']],
    ['Vegan and gluten-free curry', ['vegan', 'gluten']],
    ['Free-range eggs', []],
    ['Freilandeier', []],
    ['Kan fås glutenfri', []],
    ['Gluten free on request', []],
    ['Not gluten-free', []],
    ['Visburger', []],
    ['Eintopf', []],
    ['Notkött', []],
    ['Entrecôte utan ben', []],
    ['Milchreis', []],
    ['Fish and chips', []],
  ])('%s: %j', (text, promises) => expect(promisesOf(text, 'dish')).toEqual(promises));
});

describe('whether a dish is free of it', () => {
  const nothing: Allergen[] = [];
  const none = { contains: nothing, mayContain: nothing, unknown: nothing };
  test.each<[string, Partial<typeof none>, boolean, ReturnType<typeof dishPromiseKept>]>([
    ['it is an ingredient', { contains: ['gluten'] }, false, 'broken'],
    ['it is an ingredient, whoever signed', { contains: ['gluten'] }, true, 'broken'],
    ['it may be in it', { mayContain: ['gluten'] }, false, 'unknown'],
    ['nobody knows', { unknown: ['gluten'] }, false, 'unknown'],
    ['nobody knows, and a person signed', { unknown: ['gluten'] }, true, 'kept'],
    ['it is not among the ingredients', { contains: ['milk'] }, false, 'kept'],
  ])('%s', (_, allergens, glutenFree, kept) => {
    expect(dishPromiseKept('gluten', { diet: null, allergens: { ...none, ...allergens }, glutenFree })).toBe(kept);
  });
});

test('a vegetarian dish with a cheese of animal rennet is named as such, and nothing else is said of it', () => {
  const allergens = { contains: ['milk' as const], mayContain: [], unknown: [] };
  const risotto = { diet: null, allergens, animalRennet: true };
  expect(promiseFinding('vegetarian', risotto)).toEqual({ promise: 'animal_rennet', isSure: false });
  expect(promiseFinding('vegetarian', { ...risotto, animalRennet: false, diet: 'vegetarian' })).toBeNull();
  expect(promiseFinding('meatless', risotto)).toBeNull();
  expect(promiseFinding('vegan', risotto)).toEqual({ promise: 'vegan', isSure: true });
  const open = { ...allergens, unknown: ['fish' as const] };
  expect(promiseFinding('vegetarian', { ...risotto, allergens: open })).toEqual({ promise: 'vegetarian', isSure: false });
  expect(promiseFinding('vegetarian', { ...risotto, diet: 'meat' })).toEqual({ promise: 'vegetarian', isSure: true });
});

test('a name is contradicted by what is surely in the dish, never by what is open', () => {
  const beef = {
    diet: 'meat' as const,
    allergens: { contains: ['milk' as const], mayContain: [], unknown: ['gluten' as const] },
  };
  const names = [
    { name: 'Vegetarian lasagne with minced beef' },
    { name: 'Milchfreie, glutenfreie Lasagne' },
    { name: 'Lasagne' },
  ];
  expect(contradictedNames(names, beef)).toEqual([
    { words: 'Vegetarian lasagne with minced beef', promise: 'vegetarian', isSure: true },
    { words: 'Milchfreie, glutenfreie Lasagne', promise: 'milk', isSure: true },
  ]);
  expect(contradictedNames(names, { ...beef, diet: null, allergens: { ...beef.allergens, contains: [] } })).toEqual([]);
  // A cheese that may be made with animal rennet is named where the dish's diet stands.
  expect(contradictedNames([{ name: 'Vegetarian risotto' }], { ...beef, diet: null, animalRennet: true })).toEqual([]);
});
