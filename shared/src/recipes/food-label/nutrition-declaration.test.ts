import { describe, expect, test } from 'vitest';
import { type Declared, declaredEnergy, declaredGrams } from './nutrition-declaration.ts';

const said = (nutrient: Exclude<Declared, 'energy'>, grams: number): string => {
  const { isBelow, value, decimals } = declaredGrams(nutrient, grams);
  return `${isBelow ? '<' : ''}${value.toFixed(decimals)}`;
};

describe('grams on a label, by the guidance of December 2012', () => {
  test.each([
    [0, '0'],
    [0.01, '<0.5'],
    [0.5, '<0.5'],
    [0.51, '0.5'],
    [0.55, '0.6'],
    [1.04, '1.0'],
    [9.94, '9.9'],
    [9.95, '10'],
    [9.99, '10'],
    [10, '10'],
    [10.49, '10'],
    [10.5, '11'],
  ])('%d g of fat, carbohydrate, sugars, fibre or protein: %s', (grams, label) => {
    for (const nutrient of ['fat', 'carbohydrate', 'sugar', 'fibre', 'protein'] as const)
      expect(said(nutrient, grams)).toBe(label);
  });

  test.each([
    [0, '0'],
    [0.1, '<0.1'],
    [0.11, '0.1'],
    [0.5, '0.5'],
    [9.94, '9.9'],
    [9.95, '10'],
    [10, '10'],
    [12.5, '13'],
  ])('%d g of saturates: %s', (grams, label) => {
    expect(said('saturatedFat', grams)).toBe(label);
  });

  test.each([
    [0, '0'],
    [0.0125, '<0.01'],
    [0.0126, '0.01'],
    [0.015, '0.02'],
    [0.994, '0.99'],
    [0.995, '1.0'],
    [1, '1.0'],
    [1.04, '1.0'],
    [1.05, '1.1'],
    [12.34, '12.3'],
  ])('%d g of salt: %s', (grams, label) => {
    expect(said('salt', grams)).toBe(label);
  });
});

test('energy is counted of its parts by the factors of Annex XIV, in whole kJ and kcal', () => {
  expect(declaredEnergy({ fat: 10, carbohydrate: 20, protein: 5, fibre: 3 })).toEqual({ kJ: 819, kcal: 196 });
  expect(declaredEnergy({ fat: 0, carbohydrate: 0, protein: 0, fibre: 0 })).toEqual({ kJ: 0, kcal: 0 });
});

test('energy of which a part is not known is not known', () => {
  expect(declaredEnergy({ fat: 10, carbohydrate: null, protein: 5, fibre: 3 })).toBeNull();
});
