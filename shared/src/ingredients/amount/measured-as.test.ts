import { describe, expect, test } from 'vitest';
import { amountOfMeasured, asMeasured } from '../../units/kitchen-measure.ts';
import { type FoodMeasures, UNMEASURED } from '../food-measures.ts';
import { parseLine } from '../phrase/parse-line.ts';
import { lineAmount } from './line-amount.ts';
import { measuredAs, measuredBesides } from './measured-as.ts';

const FLOUR = { ...UNMEASURED, density: 0.53 };
const BUTTER = { ...UNMEASURED, density: 0.95, pieces: { stick: 113 } };

const read = (line: string, food: FoodMeasures = FLOUR) => lineAmount(parseLine(line, 'en_us'), food, { language: 'en_us' });

describe('a line stays as it was written', () => {
  test.each([
    ['2 cups flour', FLOUR, 2, 'cup'],
    ['12 fl oz milk', { ...UNMEASURED, density: 1.03 }, 12, 'fl_oz'],
    ['1 stick butter', BUTTER, 1, 'stick'],
    ['1 1/2 quarts stock', { ...UNMEASURED, density: 1 }, 1.5, 'quart'],
    ['8 oz flour', FLOUR, 8, 'oz'],
    ['1/3 cup flour', FLOUR, 0.333333, 'cup'],
  ] as const)('%s', (line, food, amount, unit) => {
    expect(asMeasured(read(line, food))).toEqual({ amount, unit });
  });

  test('what half of it is stays half of what was written', () => {
    const line = read('2 cups flour');
    expect(asMeasured({ ...line, amount: (line.amount ?? 0) / 2 })).toEqual({ amount: 1, unit: 'cup' });
  });

  test('a number typed over it is a number of cups', () => {
    const line = read('2 cups flour');
    expect(amountOfMeasured(3, line.measure)).toBeCloseTo(3 * 240 * 0.53, 3);
    expect(amountOfMeasured(null, line.measure)).toBeNull();
    expect(amountOfMeasured(3, null)).toBe(3);
  });

  test('of what nobody can weigh there is no measure', () => {
    expect(read('2 cups flour', UNMEASURED)).toMatchObject({ amount: null, measure: null });
  });
});

describe('a unit that is chosen', () => {
  const by = { language: 'en_us', measures: FLOUR } as const;

  test('of the nine stands by itself', () => {
    expect(measuredAs(2, 'lb', by)).toEqual({ amount: 2, unit: 'lb', measure: null });
  });

  test('beyond them holds what one of it weighs', () => {
    expect(measuredAs(2, 'cup', by)).toEqual({
      amount: 254.4,
      unit: 'g',
      pieceGrams: null,
      pieceSource: null,
      measure: { unit: 'cup', holds: 127.2 },
    });
    expect(measuredAs(1, 'stick', { ...by, measures: BUTTER })).toMatchObject({ unit: 'piece', pieceGrams: 113 });
  });

  test('is refused where nobody knows what one is', () => {
    expect(measuredAs(2, 'cup', { ...by, measures: UNMEASURED })).toBeNull();
    expect(measuredAs(2, 'cup', { ...by, measures: null })).toBeNull();
  });

  test('is offered by the kitchen’s system, where the food can be measured so', () => {
    expect(measuredBesides('imperial', BUTTER, 'en_us')).toEqual(['cup', 'fl_oz', 'pint', 'quart', 'gallon', 'stick']);
    expect(measuredBesides('metric', FLOUR, 'sv')).toEqual(['ml', 'dl', 'l']);
    expect(measuredBesides('imperial', UNMEASURED, 'en_us')).toEqual([]);
  });
});
