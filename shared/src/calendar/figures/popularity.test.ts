import { expect, test } from 'vitest';
import { expectedServings } from './expected-servings.ts';
import { popularityOf, popularities, salesBehind } from './popularity.ts';

test('a share says what it rests on: its own sales, those of others, or nothing', () => {
  const sold = { servings: 40, months: 1 };
  expect(salesBehind(sold, [{ sold }])).toBe('own');
  expect(salesBehind(null, [{ sold: null }, { sold }])).toBe('others');
  expect(salesBehind({ servings: 0, months: 1 }, [{ sold: null }])).toBe('none');
});

test.each([[{ servings: -100, months: 1 }], [{ servings: -100, months: 1, onDays: [{ day: '2026-11-02', servings: -100 }] }]])(
  'a dish of which more was taken back than sold is chosen seldom, and no guest is expected less than not at all: %o',
  (sold) => {
    const dishes = [
      { id: 'soup', diet: 'vegan' as const, sold },
      { id: 'stew', diet: 'vegan' as const, sold: { servings: 100, months: 1 } },
    ];
    const popularity = popularities(dishes);
    const day = dishes.map(({ id }) => ({ popularity: popularity.get(id) ?? 1, servings: null }));
    const expected = expectedServings(day, 90).map(({ servings }) => servings ?? Number.NaN);
    expect(Math.min(...popularity.values())).toBeGreaterThan(0);
    expect(Math.min(...expected)).toBeGreaterThanOrEqual(0);
    expect(expected.reduce((sum, each) => sum + each, 0)).toBeCloseTo(90, 9);
  },
);

test('a dish of which nothing is known is chosen as much as the others are on average, and not once among hundreds', () => {
  expect(
    popularityOf(
      new Map([
        ['stew', 300],
        ['soup', 100],
      ]),
      'gone',
    ),
  ).toBe(200);
  expect(popularityOf(new Map([['stew', 300]]), 'stew')).toBe(300);
  expect([popularityOf(new Map(), 'gone'), popularityOf(new Map([['stew', 0]]), 'gone')]).toEqual([1, 1]);
});
