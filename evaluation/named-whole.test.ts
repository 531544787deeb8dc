import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { loadFoodData } from '../server/src/ingredients/actions/load-food-data.ts';
import { isNearlySame } from '../server/src/mapper/nearly-same.ts';
import { matchPurchased } from '../server/src/mapper/match-purchased.ts';

const foodData = await loadFoodData();

/** The kind that a row is taken for; null where a person is asked. */
function taken(name: string, language: Language): string | null {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
}

test.each([
  ['da', 'Letmælk øko 1,5% 10 ltr BIB', 'milk.fat-1-5'],
  ['da', 'Kærnemælk 0,5% 12x1 ltr', 'buttermilk.fresh'],
  ['da', 'Smør saltet 82% 20x500g', 'butter.salted'],
  ['sv', 'Falafel färdigstekt fryst 5kg', 'falafel.frozen'],
  ['sv', 'Kesella kvarg 10% 5kg', 'quark.fat-10'],
  ['no', 'Fenalår skivet 500g', 'mutton.salted'],
  ['nl', 'Roomboter ongezouten wikkel 20x250g', 'butter.unsalted'],
  ['de', 'Ziegenfrischkäserolle natur 1kg', 'goat-cheese.fresh'],
  ['de', 'Mehl Type 405 25kg', 'wheat-flour.dry'],
  ['fr', 'Figues noires Solliès 1kg', 'fig.raw'],
  ['fr', 'Haché bœuf 15% mg 5kg', 'beef-mince.fat-15'],
  ['fr', 'Moules bouchot prêtes à cuire 5kg', 'mussels.whole'],
  ['en_gb', 'Ice cream tubs vanilla 24x100ml', 'ice-cream.frozen'],
] as const)('a word beside a food’s whole name keeps no article waiting: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['en_gb', 'chicken of the woods', /^chicken/u],
  ['fr', 'pomme de pin', /^apple/u],
  ['fr', 'carottes rouges', /^carrot/u],
  ['en_us', 'film wrap 18" 2000\'', /tortilla/u],
  ['no', 'Kjøttfri burger 5kg', /^burger/u],
  ['de', 'Fruchtjoghurt 4-fach sortiert 20x150g', /^yoghurt\.fat/u],
  ['sv', 'Gurka Boston 2,6kg hink', /^cucumber\.raw/u],
  ['fr', 'Yaourt nat s/sucre 125g x24', /^yoghurt\.fruit/u],
  ['no', 'Pinnekjøtt utvannet rå ca 5kg', /^lamb\.raw/u],
  ['da', 'Yoghurt 1kg jordbær Nordrik', /^yoghurt\.fat/u],
] as const)(
  'a cook’s words, another kind’s name, a pack of preserved food and a food behind the pack are no words to pass over: %s %s',
  (language, name, kind) => {
    expect(String(taken(name, language))).not.toMatch(kind);
  },
);

test('a greenhouse that is heated is worth the question', () => {
  expect(taken('AARDBEI ELSANTA 8X500G KAS', 'nl')).toBeNull();
});

const kindOf = (id: string) => foodData.variation(id) ?? expect.fail(id);

test('kinds are nearly the same by their footprint and their allergens', () => {
  expect(isNearlySame(foodData, kindOf('milk.fat-1-5'), kindOf('milk.fat-3'))).toBe(true);
  expect(isNearlySame(foodData, kindOf('strawberry.raw'), kindOf('strawberry.heated-greenhouse'))).toBe(false);
  expect(isNearlySame(foodData, kindOf('butter.salted'), kindOf('margarine.fat-80'))).toBe(false);
});

test('two foods of one footprint and other allergens are not', () => {
  const all = foodData.release.ingredients.flatMap((ingredient) =>
    ingredient.variations.map((variation) => ({ ingredient, variation })),
  );
  const wheat = kindOf('wheat-flour.dry');
  const near = all.filter((other) => isNearlySame(foodData, wheat, other));
  expect(near.length).toBeGreaterThan(1);
  expect(
    near.filter(({ ingredient }) => !ingredient.allergens.contains.includes('gluten')).map(({ variation }) => variation.id),
  ).toEqual([]);
});
