/** Units of a currency for a euro, rounded (ECB reference rates, November 2026): only prices off by several times are looked for. */
const FOR_A_EURO: ReadonlyMap<string, number> = new Map([
  ['EUR', 1],
  ['DKK', 7.5],
  ['SEK', 11],
  ['NOK', 11.7],
  ['GBP', 0.87],
  ['CHF', 0.93],
  ['USD', 1.16],
  ['ISK', 147],
  ['PLN', 4.25],
  ['CZK', 24.3],
]);

type Range = readonly [least: number, most: number];

/**
 * Euros that a kilogram costs kitchens, by category of foods: from a half of the cheapest to about twice the dearest of it that is sold by the piece
 * (ordinary wholesale prices in Northern Europe). Beyond them it is the weight that was read wrongly.
 */
const BY_CATEGORY: ReadonlyMap<string, Range> = new Map([
  ['eggs', [1, 15]],
  ['potatoes-roots', [0.2, 12]],
  ['vegetables', [0.3, 25]],
  ['fruit', [0.3, 25]],
  ['berries', [1, 60]],
  ['grains-flour', [0.2, 15]],
  ['pasta-rice', [0.4, 20]],
  ['legumes', [0.4, 20]],
  ['sugar-sweets', [0.4, 50]],
  ['bread-bakery', [0.5, 25]],
  ['milk-cream', [0.3, 25]],
  ['plant-dairy', [0.5, 25]],
  ['soft-drinks', [0.1, 25]],
  ['ready-meals', [1, 40]],
  ['meat-alternatives', [2, 50]],
  ['poultry', [1.5, 40]],
  ['pork', [1.5, 50]],
  ['processed-meat', [2, 70]],
]);
/** Of every other food; saffron and truffles are sold by weight. */
const ANY: Range = [0.2, 120];

interface Priced {
  net: number | null;
  currency: string | null;
  grams: number;
  categoryId: string | null;
}

/** Whether a weight fits what a line costs; true where money or currency say nothing. */
export function isPlausiblePrice({ net, currency, grams, categoryId }: Priced): boolean {
  const rate = FOR_A_EURO.get(currency ?? '');
  if (rate === undefined || net === null || net === 0 || grams === 0) return true;
  const perKg = Math.abs(net / rate / (grams / 1000));
  const [least, most] = BY_CATEGORY.get(categoryId ?? '') ?? ANY;
  return perKg >= least && perKg <= most;
}
