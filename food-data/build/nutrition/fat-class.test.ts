import { expect, test } from 'vitest';
import { ofFatClass } from './fat-class.ts';

const skimmed = {
  energyKcal: 39.4,
  fat: 0.06,
  saturatedFat: 0.041,
  carbohydrate: 4.1,
  sugar: 4.1,
  fibre: 0,
  protein: 4.82,
  salt: 0.14,
};

test('a class of fat has the fat of its name, its saturated share, and the rest in proportion', () => {
  const greek = ofFatClass(skimmed, 2);
  expect(greek.fat).toBe(2);
  expect(greek.saturatedFat).toBeCloseTo((0.041 / 0.06) * 2, 9);
  expect(greek.protein).toBeCloseTo((4.82 * 98) / 99.94, 9);
  expect(greek.energyKcal).toBeCloseTo(39.4 + 9 * 1.94 - 4 * (4.82 + 4.1) * (1.94 / 99.94), 6);
});

test('what the table leaves out stays unknown', () => {
  expect(ofFatClass({ ...skimmed, salt: null, energyKcal: null }, 2)).toMatchObject({ salt: null, energyKcal: null, fat: 2 });
});
