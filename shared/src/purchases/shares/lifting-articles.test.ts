import { expect, test } from 'vitest';
import { liftingArticles } from './lifting-articles.ts';
import { markSums } from './mark-sums.ts';
import { SHARE_RULES } from './share-rule.ts';
import { markedFood, type PurchasedArticle } from './shares-of.ts';

const bought = (name: string, kg: number | null, money: number): PurchasedArticle => ({
  name,
  grams: kg === null ? null : kg * 1000,
  money,
  organic: false,
  origin: null,
  isMeatOrFish: false,
  setAside: false,
});
const FOOD = markedFood([
  bought('Organic flour', 100, 800),
  bought('Milk', 40, 400),
  bought('Milk', 20, 200),
  bought('Beef', 20, 2000),
  bought('Fairtrade coffee', null, 400),
  { ...bought('Napkins', null, 9000), setAside: true },
]);
const rule = (name: string, basis: 'kg' | 'money') => {
  const found = SHARE_RULES.find((each) => each.rule === name && each.basis === basis);
  if (!found) throw new Error(name);
  return found;
};

test('what lifts a share most is what most is paid for without the mark, each with the share it alone would bring', () => {
  expect(liftingArticles(rule('de_bio_ahvv', 'money'), FOOD)).toEqual([
    { name: 'Beef', amount: 2000, share: 2800 / 3800 },
    { name: 'Milk', amount: 600, share: 1400 / 3800 },
    { name: 'Fairtrade coffee', amount: 400, share: 1200 / 3800 },
  ]);
});

test('by weight an article of unknown weight neither lifts nor counts', () => {
  expect(liftingArticles(rule('dk_okologisk_spisemaerke', 'kg'), FOOD).map(({ name, amount }) => [name, amount])).toEqual([
    ['Milk', 60],
    ['Beef', 20],
  ]);
});

test('marks are summed by themselves; no food is in none', () => {
  expect(markSums(FOOD)).toEqual([
    { mark: 'organic', kg: 100, money: 800 },
    { mark: 'fairtrade', kg: 0, money: 400 },
  ]);
});
