import { expect, test } from 'vitest';
import { BoughtArticles, boughtOrder, type BoughtRow, boughtTotal } from './bought-articles.ts';

function boughtArticles(rows: readonly BoughtRow[]) {
  const articles = new BoughtArticles();
  for (const row of rows) articles.add(row);
  return articles.all();
}

const MINCE: BoughtRow = {
  key: '4711',
  name: 'Nötfärs 12%',
  food: 'beef-mince',
  family: 'beef',
  supplier: 'Kött AB',
  grams: 10_000,
  co2PerGram: { value: 25, low: 15, high: 40 },
  co2PerGramWithoutLandUseChange: { value: 24, low: 14, high: 39 },
  money: 900,
};
const POTATO: BoughtRow = {
  ...MINCE,
  key: '12',
  name: 'Potatis',
  food: 'potato',
  family: 'potatoes-roots',
  supplier: 'Grönt AB',
  grams: 50_000,
  co2PerGram: { value: 0.2, low: 0.1, high: 0.3 },
  money: 400,
};
const WAITING: BoughtRow = {
  ...MINCE,
  key: 'x',
  name: 'Chefens mix',
  food: null,
  family: null,
  grams: null,
  co2PerGram: null,
  money: null,
};

test('rows of an article are one line; what was sent back is taken away', () => {
  const [mince, ...others] = boughtArticles([MINCE, MINCE, { ...MINCE, grams: -5000, money: -450 }]);
  expect(others).toEqual([]);
  expect(mince).toMatchObject({ rows: 3, grams: 15_000, money: 1350, co2: { value: 375_000, low: 225_000, high: 600_000 } });
});

test('months that were added up apart are the same together; who supplies in one of them alone supplies it', () => {
  const months = [
    [MINCE, POTATO, WAITING],
    [{ ...MINCE, supplier: '' }],
    [
      { ...MINCE, grams: -5000, money: null },
      { ...POTATO, supplier: 'B' },
    ],
  ];
  const together = new BoughtArticles();
  for (const rows of months) {
    const month = new BoughtArticles();
    for (const row of rows) month.add(row);
    together.addSums(month.added());
  }
  const all = together.all();
  expect(all).toEqual(boughtArticles(months.flat()));
  expect(all.map(({ supplier }) => supplier)).toEqual(['Kött AB', '', 'Kött AB']);
});

test('what is not known is nothing, and never nought', () => {
  const [waiting] = boughtArticles([WAITING]);
  expect(waiting).toMatchObject({ rows: 1, weighedRows: 0, coveredRows: 0, grams: null, co2: null, money: null });
  expect(boughtTotal(boughtArticles([WAITING]))).toMatchObject({ grams: null, co2: null, money: null, rows: 1, coveredRows: 0 });
});

test('an article that stands for another food since is a line of its own', () => {
  expect(boughtArticles([MINCE, { ...MINCE, food: 'vegan-mince' }])).toHaveLength(2);
});

test('several suppliers of one article are none', () => {
  expect(boughtArticles([MINCE, { ...MINCE, supplier: 'Annan AB' }])[0]?.supplier).toBe('');
});

test('a total counts what is covered, and its range is narrower than all ends together', () => {
  const total = boughtTotal(boughtArticles([MINCE, POTATO, WAITING]));
  expect(total).toMatchObject({ articles: 3, rows: 3, coveredRows: 2, grams: 60_000, money: 1300, co2: { value: 260_000 } });
  expect(total.co2?.high).toBeLessThan(415_000);
  expect(total.co2?.high).toBeGreaterThan(400_000);
});

test.each([
  ['co2', ['Nötfärs 12%', 'Potatis', 'Chefens mix']],
  ['kg', ['Potatis', 'Nötfärs 12%', 'Chefens mix']],
  ['money', ['Nötfärs 12%', 'Potatis', 'Chefens mix']],
  ['name', ['Chefens mix', 'Nötfärs 12%', 'Potatis']],
] as const)('sorted by %s', (sort, names) => {
  const sorted = boughtArticles([WAITING, POTATO, MINCE]).toSorted(boughtOrder(sort));
  expect(sorted.map(({ name }) => name)).toEqual(names);
});

test('the total without land-use change is of the same rows, and unknown as soon as one of them tells no split', () => {
  const both = boughtTotal(boughtArticles([MINCE, { ...MINCE, grams: 5000 }]));
  expect(both).toMatchObject({
    co2: { value: 375_000 },
    co2WithoutLandUseChange: { value: 360_000, low: 210_000, high: 585_000 },
  });
  const [article] = boughtArticles([MINCE, { ...MINCE, co2PerGramWithoutLandUseChange: null }]);
  expect(article).toMatchObject({ co2: { value: 500_000 }, co2WithoutLandUseChange: null });
  const without = { ...POTATO, co2PerGramWithoutLandUseChange: null };
  expect(boughtTotal(boughtArticles([MINCE, without])).co2WithoutLandUseChange).toBeNull();
  // A row that nobody could weigh counts in neither.
  expect(boughtTotal(boughtArticles([MINCE, { ...without, grams: null }])).co2WithoutLandUseChange).toMatchObject({
    value: 240_000,
  });
});
