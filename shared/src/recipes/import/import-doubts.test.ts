import { expect, test } from 'vitest';
import { withDoubt } from './import-doubts.ts';

test.each([
  ['six kilograms for four', { amount: 6, unit: 'kg' }, 4, 'check', 1500],
  ['four birds of 1.2 kg for four', { amount: 4, unit: 'piece', pieceGrams: 1200 }, 4, 'check', 1200],
  ['a kilogram for one', { amount: 1, unit: 'kg' }, 1, 'understood', null],
  ['six kilograms for nobody knows how many', { amount: 6, unit: 'kg' }, null, 'understood', null],
  ['spoons of a food without a density', { amount: 600, unit: 'tbsp' }, 1, 'understood', null],
  ['no amount', { amount: null, unit: null }, 1, 'understood', null],
] as const)('of an imported line, %s', (_, line, portions, standing, heavyGrams) => {
  const reading = { standing: 'understood', line, name: 'Chicken' } as const;
  expect(withDoubt(reading, { portions, language: 'en_gb' })).toMatchObject({ standing, heavyGrams });
});

test('a line that was not understood stays so, however heavy', () => {
  const reading = { standing: 'unknown', line: { amount: 9, unit: 'kg' }, name: null } as const;
  expect(withDoubt(reading, { portions: 1, language: 'en_gb' })).toMatchObject({ standing: 'unknown', heavyGrams: 9000 });
});
