import { expect, test } from 'vitest';
import { beginsFood, type FoodWord, readingsOf } from './begun-words.ts';

const words: FoodWord[] = ['burgerbolle', 'burgerboller', 'hartweizengriess', 'kartoffel', 'kidneybohnen', 'remoulade'].map(
  (word) => ({
    word,
    foods: word === 'burgerboller' ? 2 : 1,
    isName: word !== 'burgerbolle',
  }),
);
const by = { words, isKnown: (word: string) => word === 'skal' };

test('a word that was cut off is written out by the foods that begin so, the likeliest first', () => {
  expect(readingsOf('BURGERBOL. 80G', by)).toEqual(['burgerboller 80G', 'burgerbolle 80G']);
});

test('one that keeps its end is too', () => {
  expect(readingsOf('HARTW.GRIESS 10KG', by)).toEqual(['hartweizengriess 10KG']);
});

test('a long word without its full stop is read so, a short one may be a maker’s', () => {
  expect(readingsOf('HARTWEIZ 10KG', by)).toEqual(['hartweizengriess 10KG']);
  expect(readingsOf('KIDNEYB 425ML', by)).toEqual([]);
});

test('nothing is read into what is known, too short or begins no food', () => {
  expect(readingsOf('SKAL. 1KG', by)).toEqual([]);
  expect(readingsOf('KAR. 1KG', by)).toEqual([]);
  expect(readingsOf('GELD. 1KG', by)).toEqual([]);
  expect(readingsOf('', by)).toEqual([]);
});

test('no name has more readings than are tried', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    word: `kartoffel${String(at).padStart(2, '0')}`,
    foods: 1,
    isName: false,
  }));
  expect(readingsOf('KARTOF. KARTOF. KARTOF.', { words: many, isKnown: () => false })).toHaveLength(12);
});

test('a cut word that begins a food’s own name is none to leave out', () => {
  expect(beginsFood('remoul', words)).toBe(true);
  expect(beginsFood('burgerboll', words.slice(0, 1))).toBe(false);
  expect(beginsFood('rem', words)).toBe(false);
});
