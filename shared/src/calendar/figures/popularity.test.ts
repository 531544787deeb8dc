import { expect, test } from 'vitest';
import { salesBehind } from './popularity.ts';

test('a share says what it rests on: its own sales, those of others, or nothing', () => {
  const sold = { servings: 40, months: 1 };
  expect(salesBehind(sold, [{ sold }])).toBe('own');
  expect(salesBehind(null, [{ sold: null }, { sold }])).toBe('others');
  expect(salesBehind({ servings: 0, months: 1 }, [{ sold: null }])).toBe('none');
});
