import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';
import type { StrangersJudgement } from './judge-strangers.ts';
import { judgedStrangers } from './judged-strangers.ts';
import { strangersNames } from './strangers-names.ts';

// What a stranger's recipes and suppliers' lists must not fall below; the bars themselves stand in the tables.
let foodData: Awaited<ReturnType<typeof loadFoodData>>;
let judged: Map<Language, StrangersJudgement>;
let later: Map<Language, StrangersJudgement>[];
let free: Map<Language, StrangersJudgement>;

beforeAll(async () => {
  foodData = await loadFoodData();
  judged = await judgedStrangers(foodData);
  later = [await judgedStrangers(foodData, 'second'), await judgedStrangers(foodData, 'third')];
  free = await judgedStrangers(foodData, 'fourth');
});

test.each(LANGUAGES)('a stranger’s recipes in %s are read', (language) => {
  const read = judged.get(language);
  expect(read?.recipes).toBe(8);
  expect(read?.servings.share).toBe(1);
  expect(read?.amounts.share).toBeGreaterThanOrEqual(0.95);
  expect(read?.names.share).toBeGreaterThanOrEqual(0.93);
  expect(read?.grams.share).toBeGreaterThanOrEqual(0.86);
  expect(read?.takenWrong.share).toBeLessThanOrEqual(0.03);
});

test.each(LANGUAGES)('a second stranger’s recipes in %s are read', (language) => {
  for (const read of later.map((list) => list.get(language))) {
    expect(read?.recipes).toBe(4);
    expect(read?.servings.share).toBe(1);
    expect(read?.amounts.share).toBeGreaterThanOrEqual(0.97);
    expect(read?.names.share).toBeGreaterThanOrEqual(0.93);
    expect(read?.grams.share).toBeGreaterThanOrEqual(0.88);
    expect(read?.counted.share).toBeGreaterThanOrEqual(0.92);
  }
});

test.each(LANGUAGES)('recipes that are written freely in %s are read', (language) => {
  const read = free.get(language);
  expect(read?.recipes).toBe(9);
  expect(read?.found.share).toBe(1);
  expect(read?.servings.share).toBeGreaterThanOrEqual(0.88);
  expect(read?.amounts.share).toBeGreaterThanOrEqual(0.94);
  expect(read?.names.share).toBeGreaterThanOrEqual(0.93);
  expect(read?.counted.share).toBeGreaterThanOrEqual(0.92);
  expect(read?.takenWrong.share).toBeLessThanOrEqual(0.03);
});

test('of a stranger’s suppliers’ rows seven in ten are taken, hardly one wrongly, and no goods are', () => {
  const rows = (['da', 'sv', 'no', 'nl', 'de', 'fr', 'en_gb'] as const).flatMap((language) =>
    strangersNames(language, 'first').map((row) => ({
      ...row,
      language,
      match: matchPurchased(foodData, row.name, { language, brands: NO_BRANDS }),
    })),
  );
  const food = rows.filter(({ ingredient }) => ingredient !== null);
  const goods = rows.filter(({ ingredient }) => ingredient === null);
  const taken = food.filter(({ match }) => match.matched);
  expect(taken.length / food.length).toBeGreaterThanOrEqual(0.7);
  const right = taken.filter(({ ingredient, also, match: { ingredientId, variation } }) =>
    [ingredient, ...also].some((id) => id === (id?.includes('.') ? variation?.id : ingredientId)),
  );
  expect(right.length / taken.length).toBeGreaterThanOrEqual(0.98);
  expect(goods.filter(({ match }) => match.matched).map(({ name }) => name)).toEqual([]);
  expect(goods.filter(({ name, language }) => setAsideByWords(name, language) === null).map(({ name }) => name)).toEqual([]);
});
