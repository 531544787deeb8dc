import { expect, test } from 'vitest';
import { withoutVerdicts } from './without-verdicts.ts';

test('a line without its level still says that enough of it counts, and what never had one does not', () => {
  const line = { name: 'Soup', co2: { value: 400, low: 300, high: 600 }, weightCovered: 1000 };
  expect(
    withoutVerdicts({
      lines: [
        { ...line, level: 'low' },
        { ...line, level: null },
      ],
    }),
  ).toEqual({
    lines: [
      { ...line, level: null, enoughCounted: true },
      { ...line, level: null },
    ],
  });
});

const share = (servings: number) => ({ servings, percent: servings });

test('counts by level go, and how much was counted in all stays', () => {
  const servingsByLevel = { very_low: share(20), low: share(30), medium: share(0), high: share(0), very_high: share(50) };
  expect(withoutVerdicts({ servingsByLevel, lowImpactProducts: 2, products: 3 })).toEqual({
    servingsByLevel: null,
    servingsCounted: 100,
    lowImpactProducts: null,
    products: 3,
  });
});

test('a letter goes with its level; a level of something else, and a size of that name, stay', () => {
  expect(withoutVerdicts({ level: 'low', label: 'B' })).toEqual({ level: null, label: null });
  expect(withoutVerdicts({ level: 'silver', size: 'medium', label: 'A' })).toEqual({
    level: 'silver',
    size: 'medium',
    label: 'A',
  });
});
