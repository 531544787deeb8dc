import { expect, test } from 'vitest';
import { countryCodeIn } from './words/country-codes.ts';
import { CompoundSplitter } from './compound.ts';
import { editDistance } from './packed/edit-distance.ts';
import { fold, foldedWords } from './fold.ts';
import { stem } from './stem.ts';

test.each([
  ['Crème fraîche', 'creme fraiche'],
  ['Smørgås', 'smorgas'],
  ['Weißkohl', 'weisskohl'],
  ['Bœuf', 'boeuf'],
  ['Æg', 'aeg'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a percentage stays with its number', () => {
  expect(foldedWords(fold("Hellmann's Mjölk 3,5 % 1,5l"))).toEqual(['hellmanns', 'mjolk', '3.5%', '1.5', 'l']);
});

test.each([
  ['en', 'tomato', 'tomatoes'],
  ['en', 'berry', 'berries'],
  ['en', 'mince', 'minced'],
  ['en', 'leaf', 'leaves'],
  ['sv', 'tomat', 'tomaterna'],
  ['sv', 'morot', 'morotter'],
  ['sv', 'rod', 'rott'],
  ['no', 'potet', 'poteter'],
  ['da', 'gulerod', 'gulerodder'],
  ['de', 'nuss', 'nusse'],
  ['de', 'kartoffel', 'kartoffeln'],
  ['fr', 'pomme', 'pommes'],
  ['nl', 'tomaat', 'tomaten'],
  ['nl', 'boon', 'bonen'],
] as const)('%s: %s and %s share their stem', (language, one, many) => {
  expect(stem(one, language)).toBe(stem(many, language));
});

test.each([
  ['sv', 'kycklinglarfile', ['kyckling', 'lar', 'file']],
  ['sv', 'vitloksklyftor', ['vit', 'lok', 'klyftor']],
  ['sv', 'paprika', ['paprika']],
  ['en', 'butternut', ['butternut']],
] as const)('%s: %s is made of %j', (language, word, parts) => {
  const words = new Set(['kyckling', 'file', 'vit', 'lok', 'butter', 'nut', 'klyftor']);
  expect(new CompoundSplitter(language, (part) => words.has(part)).split(word)).toEqual(parts);
});

test.each([
  ['onion', 'onoin', 1],
  ['onion', 'onion', 0],
  ['broccoli', 'brocolli', 2],
  ['milk', 'butter', 3],
])('from %s to %s are %i edits, counted to two', (left, right, edits) => {
  expect(editDistance(left, right, 2)).toBe(edits);
});

test.each([
  ['Lök gul kl1 10kg SE', 'SE'],
  ['Gurken NL', 'NL'],
  ['ISBERGSALAT 10STK/KS ESP', 'ES'],
  ['POMMES DE TERRE 10KG', null],
  ['NO sugar', null],
])('the country code in %s is %s', (text, country) => {
  expect(countryCodeIn(text)).toBe(country);
});
