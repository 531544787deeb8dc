import { expect, test } from 'vitest';
import { isOfPlantMaker, withoutMakers } from './words/maker-words.ts';
import { isStrange, withoutUnknown, WordsOfNoFood } from './unknown-words.ts';

const FOODS = new Set('skyr mælk løg kartofler gulerødder ærter rapsolie mel kylling suppe grøn'.split(' '));
const isKnown = (word: string): boolean => FOODS.has(word);

test.each([
  ['HØRKRAM Hakket oksekød 8-12% 5 kg', 'Hakket oksekød 8-12% 5 kg'],
  ['Kalkunbryst Rose Poultry 2 stk', 'Kalkunbryst 2 stk'],
  ['CREME LIQUIDE 35% MG UHT 6X1L ELLE&VIRE', 'CREME LIQUIDE 35% MG UHT 6X1L'],
  // Nothing but a maker is left as it is, and a rose alone is none.
  ['Philadelphia Original 1,65 kg', 'Philadelphia Original 1,65 kg'],
  ['Arla Pro 5L', 'Arla Pro 5L'],
  ['Rose wine 75cl', 'Rose wine 75cl'],
])('%s without its makers is %s', (written, bare) => {
  expect(withoutMakers(written)).toBe(bare);
});

test('a maker of nothing but plants is recognized, a word alone is not', () => {
  expect(isOfPlantMaker('Cheddar slices Violife 500g')).toBe(true);
  expect(isOfPlantMaker('Beyond Meat burger 40x113g')).toBe(true);
  expect(isOfPlantMaker('Meat burger beyond 40x113g')).toBe(false);
});

test('a word beside many foods of a list is a maker or a grade; one that changes foods is none', () => {
  const search = new WordsOfNoFood();
  const foods = ['Skyr', 'Mælk', 'Løg', 'Kartofler', 'Gulerødder', 'Ærter'];
  for (const food of foods) {
    search.add(`${food} Nordrik 5 kg`);
    search.add(`${food} paneret 2 kg`);
  }
  expect([...search.found(isKnown)]).toEqual(['nordrik']);
});

test('a short list tells nothing', () => {
  const search = new WordsOfNoFood();
  for (const food of ['Skyr', 'Mælk', 'Løg', 'Kartofler', 'Ærter']) search.add(`${food} Nordrik 5 kg`);
  expect(search.found(isKnown).size).toBe(0);
});

const none: ReadonlySet<string> = new Set();
const strange = (word: string): boolean => !isStrange(word, isKnown);
test.each([
  // A name with a capital behind the food, in a name that has small letters.
  ['Rapsolie koldpresset Odelia 10 L', 'da', none, 'Rapsolie koldpresset 10 L'],
  // In capitals, and in German, a capital tells nothing.
  ['RAPSOLIE ODELIA 10 L', 'da', none, null],
  ['Rapsolie kaltgepresst Odelia 10 L', 'de', none, null],
  // A dish is named like a place.
  ['Kylling fryst Kiev 30 stk', 'da', none, null],
  // A word that ends in a food's is no maker.
  ['Kylling fryst Himmelsuppe 2 kg', 'da', none, null],
  ['RAPSOLIE ODELIA 10 L', 'da', new Set(['odelia']), 'RAPSOLIE 10 L'],
] as const)('%s (%s) without what nobody knows', (name, language, ofList, expected) => {
  expect(withoutUnknown(name, { language, isKnown: strange, ofList })).toBe(expected);
});
