import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

const foodData = await loadFoodData();

/** The kind that a row is taken for; null where a person is asked. */
function taken(name: string, language: Language): string | null {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
}

test.each([
  ['en_gb', 'CHERRY BAKEWELL TARTS IND 30X60G'],
  ['en_gb', 'Rhubarb fool 1kg'],
  ['en_gb', 'LEMON POSSET 12X100G'],
  ['en_gb', 'ALMOND SLICE 40X60G'],
  ['sv', 'HALLON RUTA 40X60G'],
  ['da', 'HINDBÆR SNITTE 40X60G'],
  ['no', 'BRINGEBÆR RULLEKAKE 1KG'],
  ['nl', 'APPEL FLAP 60X100G'],
  ['de', 'ZWETSCHGEN DATSCHI TK 2KG'],
  ['de', 'HIMBEER SCHNITTE TK 2KG'],
  ['fr', 'POIRE BOURDALOUE 1KG'],
  ['fr', 'FRAMBOISE ENTREMETS 1KG'],
] as const)('a cake or a dessert that is named by its fruit is not the fruit: %s %s', (language, name) => {
  expect(String(taken(name, language))).not.toMatch(
    /^(?:sour-cherry|cherry|rhubarb|lemon|almond|raspberry|apple|plum|pear|strawberry)\./u,
  );
});

test.each([
  ['de', 'Rinderbraten a.d. Schulter o.Kn. DE ca. 2,5 kg vac.', 'beef-shoulder.raw'],
  ['de', 'Rinderbraten 2kg', 'beef-topside.raw'],
  ['de', 'Rinderbraten aus der Keule 2kg', 'beef-topside.raw'],
  ['de', 'Schulterbraten vom Rind', null],
  ['nl', 'Procureur z/been NL ca. 2,5kg', 'pork-neck.raw'],
] as const)('the cut and the animal that a row names go before the roast: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['da', 'PEBER RØD KL.1 ES 5KG', 'bell-pepper.raw'],
  ['da', 'PEBERROD 1KG', 'horseradish.raw'],
  ['da', 'PERSILLE RØD 5KG', null],
  ['sv', 'Crème fraiche 34% 2kg hink', 'creme-fraiche.fat-34'],
  ['de', 'Wildschwein-Gulasch 2,5kg TK', 'wild-boar.frozen'],
] as const)('words that are written apart are no joined name with another letter: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['fr', 'Crème épaisse entière 30% MG seau 5L', 'creme-fraiche.fat-34'],
  ['fr', 'Crème double 30% 5L', null],
  ['fr', 'Crème double 48% 5L', 'double-cream.fat-48'],
] as const)('so many percent of fat are none of another richness, of a food with one kind too: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['fr', 'BRANDADE MORUE SURG 2,5KG', 'fish-pie.frozen'],
  ['nl', 'Grillworst gesneden 500g', 'bratwurst-cooked.smoked'],
  ['nl', 'Slavink rauw 100g 20st', null],
] as const)('a name is its own food’s: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});
