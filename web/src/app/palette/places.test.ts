import { expect, test } from 'vitest';
import { type PlaceName, placesNamed, type PlaceWords } from './places.ts';

const WORDS: PlaceWords = new Map<PlaceName, string[]>([
  ['newRecipe', ['new recipe', 'nytt recept', 'neues rezept']],
  ['recipes', ['recipes', 'recept', 'rezepte']],
  ['settings', ['settings', 'installningar', 'einstellungen']],
]);
const named = (typed: string) => placesNamed(WORDS, typed).map(({ name }) => name);

test('a place is found by the beginning of a word of its name in any language, with or without signs', () => {
  expect(named('rez')).toEqual(['newRecipe', 'recipes']);
  expect(named('Inställ')).toEqual(['settings']);
  expect(named('ecipes')).toEqual([]);
});

test('while nothing is typed every place is offered', () => {
  expect(named(' ').length).toBeGreaterThan(10);
});
