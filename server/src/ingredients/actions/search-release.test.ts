import type { Language } from '@plateprint/shared/kernel/language.ts';
import { LEAST_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from './load-food-data.ts';
import { searchOf } from './search-of.ts';

// The search over the release that is shipped: what a kitchen writes must find what it means.
let search: ReturnType<typeof searchOf>;
let names: [Language, string, string][];

beforeAll(async () => {
  const foodData = await loadFoodData();
  search = searchOf(foodData);
  names = foodData.release.ingredients.flatMap((ingredient) =>
    (['sv', 'no', 'da', 'de', 'fr', 'nl'] as const).flatMap((language) =>
      ingredient.names[language].map((name): [Language, string, string] => [language, name, ingredient.id]),
    ),
  );
});

function variationOf(name: string, language: Language): string | null {
  const best = search.find(name, { language, limit: 5 })[0];
  return best && best.confidence >= LEAST_CONFIDENCE ? (best.variations[0]?.id ?? null) : null;
}

test.each([
  ['en_gb', 'coconut milk', 'coconut-milk'],
  ['en_gb', 'peanut butter', 'peanut-butter'],
  ['en_gb', 'oat milk', 'oat-drink'],
  ['en_gb', 'butternut squash', 'butternut-squash'],
  ['en_gb', 'veggie mince', 'vegan-mince'],
  ['en_gb', 'egg noodles', 'egg-noodles'],
  ['en_gb', 'cocoa butter', 'cocoa-butter'],
  ['en_gb', 'french fries', 'french-fries'],
  ['en_gb', 'strawberry yoghurt', 'yoghurt'],
  ['en_gb', 'plain dumplings', 'bread-dumplings'],
  ['de', 'Maultaschen', 'meat-filled-pasta'],
  ['en_gb', 'chopped toms', 'tomatoes-canned'],
  ['en_gb', 'single cream', 'cooking-cream'],
  ['de', 'Rindergulasch aus der Schulter', 'beef-stew'],
  ['de', 'Kopfsalat 12er', 'lettuce'],
  ['de', 'Eier Freilandhaltung Gr. L 30er', 'egg'],
  ['sv', 'kokosmjölk', 'coconut-milk'],
  ['sv', 'jordnötssmör', 'peanut-butter'],
  ['sv', 'havredryck', 'oat-drink'],
  ['sv', 'vegofärs', 'vegan-mince'],
  ['sv', 'äggnudlar', 'egg-noodles'],
  ['sv', 'Arla Köksmjölk 3% 1,5 l', 'milk'],
  ['no', 'kokosmelk', 'coconut-milk'],
  ['no', 'peanøttsmør', 'peanut-butter'],
  ['no', 'havremelk', 'oat-drink'],
  ['da', 'kokosmælk', 'coconut-milk'],
  ['da', 'jordnøddesmør', 'peanut-butter'],
  ['da', 'havredrik', 'oat-drink'],
  ['de', 'Kokosmilch', 'coconut-milk'],
  ['de', 'Erdnussbutter', 'peanut-butter'],
  ['de', 'Haferdrink', 'oat-drink'],
  ['fr', 'lait de coco', 'coconut-milk'],
  ['fr', 'beurre de cacahuète', 'peanut-butter'],
  ['fr', 'pommes de terre', 'potato'],
  ['fr', 'pommes', 'apple'],
  ['nl', 'kokosmelk', 'coconut-milk'],
  ['nl', 'pindakaas', 'peanut-butter'],
  ['nl', 'haverdrank', 'oat-drink'],
] as const)('%s: %s is %s', (language, name, id) => {
  expect(variationOf(name, language)?.split('.')[0]).toBe(id);
});

test.each([
  ['sv', 'Mjölk 1,5% Eko 10L', 'milk.fat-1-5'],
  ['sv', 'mellanmjölk', 'milk.fat-1-5'],
  ['sv', 'LÖK RÖD NL 5KG', 'red-onion.raw'],
  ['sv', 'Kycklinglårfilé fryst 2,5kg Kronfågel', 'chicken-thigh.frozen'],
  ['sv', 'Nötfärs 12% Sverige', 'beef-mince.fat-10'],
  ['sv', 'Krossade tomater 2,5kg Mutti', 'tomatoes-canned.chopped'],
  ['sv', 'Broccolibuketter frysta', 'broccoli.frozen'],
  ['sv', 'Äpple Royal Gala', 'apple.raw'],
  ['en_gb', 'Chicken breast fillets 5kg frozen', 'chicken-breast.frozen'],
  ['en_gb', 'Heinz tomato ketchup 5kg', 'ketchup.ready'],
  ['en_gb', 'Mature cheddar grated', 'cheddar.grated'],
  ['en_us', 'cilantro', 'coriander.fresh'],
  ['en_us', 'eggplant', 'aubergine.raw'],
  ['no', 'Norsk laksefilet', 'salmon.fillet'],
  ['da', 'Økologiske gulerødder', 'carrot.raw'],
  ['de', 'TK-Spinat', 'spinach.frozen'],
  ['de', 'Rinderhackfleisch', 'beef-mince.fat-15'],
  ['de', 'Weizenmehl Type 405', 'wheat-flour.dry'],
  ['fr', 'Petits pois surgelés', 'peas.frozen'],
  ['fr', 'Lait demi-écrémé', 'milk.fat-1-5'],
  ['nl', 'kippendijfilet', 'chicken-thigh.boneless'],
  ['nl', 'halfvolle melk', 'milk.fat-1-5'],
] as const)('%s: %s is the variation %s', (language, name, id) => {
  expect(variationOf(name, language)).toBe(id);
});

test.each([
  ['sv', 'diskmedel'],
  ['de', 'Salz für die Spülmaschine'],
  ['en_gb', 'dishwasher salt 10kg'],
  ['en_gb', 'washing-up liquid'],
  ['en_gb', 'paper napkins'],
  ['de', 'Spülmittel'],
  ['fr', 'serviettes en papier'],
  ['nl', 'afwasmiddel'],
] as const)('%s: %s is no ingredient', (language, name) => {
  expect(variationOf(name, language)).toBeNull();
});

/** One of so many names is asked for: each of them in the whole run. */
const ONE_OF = process.env['RELEASE_NAMES'] === 'all' ? 1 : 6;

test.each(['sv', 'no', 'da', 'de', 'fr', 'nl'])('every name of the release in %s finds its own ingredient', (spoken) => {
  const own = names.filter(([language]) => language === spoken).filter((_, at) => at % ONE_OF === 0);
  expect(own.length).toBeGreaterThan(300);
  const missed = own.filter(([language, name, id]) => search.find(name, { language, limit: 1 })[0]?.ingredient.id !== id);
  expect(missed).toEqual([]);
});

test('nine of ten long names are found with a letter lost', () => {
  const long = names.filter(([, name], index) => name.length >= 8 && index % (10 * ONE_OF) === 0);
  const found = long.filter(([language, name, id]) => {
    const middle = Math.floor(name.length / 2);
    return search.find(name.slice(0, middle) + name.slice(middle + 1), { language, limit: 1 })[0]?.ingredient.id === id;
  });
  expect(found.length / long.length).toBeGreaterThan(0.9);
});
