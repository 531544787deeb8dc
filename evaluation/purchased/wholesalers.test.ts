import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

interface Row {
  name: string;
  ingredient: string | null;
  also?: readonly string[];
}
const LANGUAGES: readonly Language[] = ['da', 'sv', 'no', 'nl', 'de', 'fr', 'en_gb'];
const rows = LANGUAGES.flatMap((language) => {
  const path = join(import.meta.dirname, '../held-out/wholesalers', `${language}.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as Row[]).map((row) => ({ ...row, language }));
});
const foodData = await loadFoodData();
const judged = rows.map((row) => ({
  ...row,
  match: matchPurchased(foodData, row.name, { language: row.language, brands: NO_BRANDS }),
}));

test('of a wholesaler’s food rows seven in ten are taken without a person, and none wrongly', () => {
  const food = judged.filter(({ ingredient }) => ingredient !== null);
  const taken = food.filter(({ match }) => match.matched);
  expect(taken.length / food.length).toBeGreaterThanOrEqual(0.7);
  const wrong = taken.filter(
    ({ ingredient, also = [], match }) => match.ingredientId !== ingredient && !also.includes(match.ingredientId ?? ''),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('what no kitchen cooks is set aside, and none of it eaten', () => {
  const goods = judged.filter(({ ingredient }) => ingredient === null);
  expect(goods.filter(({ match }) => match.matched).map(({ name }) => name)).toEqual([]);
  const aside = goods.filter(({ name, language }) => setAsideByWords(name, language) !== null);
  expect(aside.length / goods.length).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ['Cheddar slices Violife 500g', 'en_gb'],
  ['Köttbullar Anamma 2kg', 'sv'],
  ['Chicken kievs garlic 24x Moy Park', 'en_gb'],
  ['Breaded cod fillets 5kg', 'en_gb'],
  ['Torskefilet paneret 5kg', 'da'],
  ['TORSK PANERAD 5KG', 'sv'],
  ['Filet de cabillaud pané 5kg', 'fr'],
  ['Kabeljauw gepaneerd 5kg', 'nl'],
  ['Kabeljaufilet paniert 5kg', 'de'],
] as const)('%s is not taken for its animal', (name, language) => {
  const { matched, ingredientId } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  expect(String(matched ? ingredientId : null)).not.toMatch(/^(?:cheddar|meatballs|chicken|cod)$/u);
});
