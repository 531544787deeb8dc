import { expect, test } from 'vitest';
import type { IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { brandsSaidBy, NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { isNearlySame } from '../../server/src/mapper/nearly-same.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

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

test.each([
  ['en_gb', 'SALMON EN CROUTE'],
  ['en_gb', 'SALMON EN CROUTE 2KG'],
  ['en_gb', 'CHICKEN PARCELS'],
  ['en_gb', 'CHICKEN PARCELS 2KG'],
  ['en_gb', 'TURKEY DINOSAURS'],
  ['en_gb', 'TURKEY DINOSAURS 1KG'],
  ['de', 'HÄHNCHEN KNUSPERTASCHEN'],
  ['de', 'HÄHNCHEN KNUSPERTASCHEN 2KG'],
  ['de', 'SPINAT TASCHEN'],
  ['de', 'SPINAT TASCHEN 1KG'],
  ['nl', 'KAAS SOUFFLE 48ST'],
  ['fr', 'HARICOT VERT LARD'],
  ['fr', 'HARICOT VERT LARD 1KG'],
] as const)('a word that nobody knows beside meat, fish, vegetables and cheese may be a dish: %s %s', (language, name) => {
  expect(taken(name, language)).toBeNull();
});

test('a word that its list has beside many foods is a maker’s, and none that its organization says is a food’s', () => {
  const how = { language: 'en_gb', ofList: new Set(['zorvik']) } as const;
  const said = brandsSaidBy([{ word: 'zorvik', isBrand: false }]);
  for (const name of ['CHICKEN ZORVIK 2KG', 'FALAFEL ZORVIK 2KG']) {
    expect(matchPurchased(foodData, name, { ...how, brands: NO_BRANDS }).matched).toBe(true);
    expect(matchPurchased(foodData, name, { ...how, brands: said }).matched).toBe(false);
  }
});

test.each([
  ['en_gb', 'EGGLESS MAYO 5L'],
  ['en_gb', 'EGG FREE MAYO 5L'],
  ['en_gb', 'EGG-FREE MAYONNAISE 5L'],
  ['sv', 'Margarin mjölkfri'],
  ['sv', 'MARGARIN MJÖLKFRI 5KG'],
  ['da', 'MAYONNAISE ÆGFRI 5KG'],
  ['de', 'MAYONNAISE EIFREI 5L'],
  ['de', 'MARGARINE MILCHFREI 5KG'],
  ['nl', 'MAYONAISE EIVRIJ 5L'],
  ['fr', 'MAYONNAISE SANS-OEUFS 5L'],
  ['da', 'GLUTENFRI HAVREGRYN 5KG'],
] as const)('a word that denies what the food has asks: %s %s', (language, name) => {
  expect(taken(name, language)).toBeNull();
});

test.each([
  ['sv', 'LAKTOSFRI MJÖLK 3% 10L', 'lactose-free-milk.fat-3'],
  ['de', 'Alkoholfreies Bier 20x0,5l', 'alcohol-free-beer.ready'],
  ['en_gb', 'ORANGES SEEDLESS 10KG', 'orange.raw'],
] as const)('a food that is called so, and one without its stones, are taken: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['de', 'BLAUES GARN 500M'],
  ['nl', 'KEUKEN GARN 200M'],
  ['nl', 'GARN KATOEN 200M'],
] as const)('twine is no food: %s %s', (language, name) => {
  expect(taken(name, language)).toBeNull();
  expect(setAsideByWords(name, language)).not.toBeNull();
});

test('a greenhouse that is heated is worth the question', () => {
  expect(taken('AARDBEI ELSANTA 8X500G KAS', 'nl')).toBeNull();
});

const kindOf = (id: string) => foodData.variation(id) ?? expect.fail(id);

const unknownOf = (food: IngredientRecord, kind: VariationRecord): string =>
  ((kind.allergens ?? food.allergens).unknown ?? []).toSorted().join(' ');

test('kinds are nearly the same by their footprint and their allergens', () => {
  expect(isNearlySame(foodData, kindOf('milk.fat-1-5'), kindOf('milk.fat-3'))).toBe(true);
  expect(isNearlySame(foodData, kindOf('strawberry.raw'), kindOf('strawberry.heated-greenhouse'))).toBe(false);
  expect(isNearlySame(foodData, kindOf('butter.salted'), kindOf('margarine.fat-80'))).toBe(false);
});

test.each([
  ['chicken-breast.raw', 'chicken-breast.marinated'],
  ['mackerel.fillet', 'mackerel.peppered'],
  ['cream-cheese.light', 'cream-cheese.herbs'],
  ['bell-pepper.raw', 'bell-pepper.frozen'],
  ['cherry-tomato.raw', 'cherry-tomato.canned'],
  ['meat-skewer.mixed', 'meat-skewer.pork'],
  ['mixed-mince.raw', 'pork-mince.raw'],
])(
  'kinds differ by allergens nobody knows, by what they are in one country, how they are kept and their animal: %s, %s',
  (one, other) => {
    expect(isNearlySame(foodData, kindOf(one), kindOf(other))).toBe(false);
  },
);

test('no kind nearly the same has another allergen that nobody knows', () => {
  const unlike = foodData.release.ingredients.flatMap((ingredient) =>
    ingredient.variations.flatMap((variation) =>
      ingredient.variations
        .filter((other) => isNearlySame(foodData, { ingredient, variation }, { ingredient, variation: other }))
        .filter((other) => unknownOf(ingredient, variation) !== unknownOf(ingredient, other))
        .map((other) => `${variation.id} ${other.id}`),
    ),
  );
  expect(unlike).toEqual([]);
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
