import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

const foodData = await loadFoodData();
const foods = JSON.parse(readFileSync(join(import.meta.dirname, '../../food-data/release/ingredients.json'), 'utf8')) as {
  names: Record<string, string[] | undefined>;
}[];

const LANGUAGES: readonly Language[] = ['da', 'sv', 'no', 'nl', 'de', 'fr', 'en_gb'];

/** Food that is set aside by words alone, whatever is sure of it: each with its reason. */
const BY_WORDS: Partial<Record<Language, readonly string[]>> = {
  // Razor clams, and razors: a row of the name alone is taken, and any other asks.
  nl: ['scheermessen'],
};

/** How a list packs food: in capitals too, with a mass, so that it is food's. */
const PACKS: Record<Language, readonly string[]> = {
  da: ['5KG', 'FOLIE 4X2,5KG', 'LANGPANDE FROST 2,7KG', '10G X 100 PORT.'],
  sv: ['5KG', 'FOLIE 4X2,5KG', 'LÅNGPANNA FRYST 2,7KG', '110G PORT'],
  no: ['5KG', 'FOLIE 4X2,5KG', 'LANGPANNE FRYST 2,7KG', 'GN1/1 FRYST 16STK'],
  nl: ['5KG', 'FOLIE 4X2,5KG', 'EMBALLAGE 5KG'],
  de: ['5KG', 'FOLIE 4X2,5KG', 'TK 125G PORT.'],
  fr: ['5KG', 'SURG 4X2,5KG', 'PORT. 30G X 90'],
  en_gb: ['5KG', 'FOIL 4X2.5KG', 'PTN 180G X 24 FZN'],
  en_us: [],
};

const namesIn = (language: Language): string[] => [
  ...new Set(foods.flatMap(({ names }) => names[nameLanguageOf(language)] ?? [])),
];

test.each(LANGUAGES)('no food’s name in %s is set aside, alone or packed', (language) => {
  const names = namesIn(language);
  expect(names.length).toBeGreaterThan(5_000);
  const caught = names.filter((name) =>
    [name, name.toUpperCase(), ...PACKS[language].map((pack) => `${name.toUpperCase()} ${pack}`)].some(
      (row) => setAsideByWords(row, language) !== null,
    ),
  );
  expect(caught.filter((name) => BY_WORDS[language]?.includes(name) !== true)).toEqual([]);
});

test.each(['da', 'no', 'sv'] as const)('no food’s name in %s is set aside for the word for its packaging', (language) => {
  const word = language === 'no' ? 'emballasje' : 'emballage';
  const caught = namesIn(language).filter((name) => setAsideByWords(`${name}, ${word}`, language) !== null);
  expect(caught).toEqual([]);
});

test.each([
  ['fr', 'Haricot grimpant'],
  ['da', 'Discount smør'],
  ['da', 'Kartofler, emballage'],
] as const)('a word that begins or ends like a fee’s is none: %s %s', (language, name) => {
  expect(setAsideByWords(name, language)).toBeNull();
});

test.each([
  ['no', 'SJOKOLADEKAKE LANGPANNE FRYST 2,7KG', 'chocolate-cake.frozen'],
  ['no', 'PIZZABUNN LANGPANNE STEINOVN GN1/1 16STK FRYST', 'pizza-dough.frozen'],
  ['da', 'LURPAK SMØR SALTET 10G X 100 PORT.', 'butter.salted'],
  ['fr', 'COMTE AOP 4 MOIS PORT. 30G X 90', 'gruyere.comte'],
  ['de', 'SPAGHETTI HARTWEIZEN 5KG DE CECCO', 'spaghetti.dry'],
  ['en_gb', 'PORT RUBY 75CL', 'port-wine.ready'],
  ['de', 'Schattenmorellen-Konf. 100x25g Port.', null],
] as const)('a word for the pack in the middle of a name keeps no food waiting: %s %s', (language, name, kind) => {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  expect(matched ? variation?.id : null).toBe(kind);
});

// Pack words beside a food that are goods all the same: nothing tells a mass, or a thing's word stands first.
test.each([
  ['da', 'Discount', 'charge'],
  ['en_gb', 'Customer discount', 'charge'],
  ['da', 'Emballage', 'deposit'],
  ['da', 'Retur, emballage', 'deposit'],
  ['no', 'LANGPANNE ALU 5STK', 'not_food'],
  ['de', 'ALU FOLIE 30CM 2KG', 'not_food'],
  ['da', 'STEGEFOLIE 1,5KG', 'not_food'],
  ['sv', 'GROVSALT AVHÄRDARE 10KG', 'not_food'],
  ['no', 'SALT AVHERDING 25KG', 'not_food'],
  ['de', 'ENTHÄRTERSALZ 25KG', 'not_food'],
  ['fr', 'SEL ADOUCISSEUR 25KG', 'not_food'],
  ['nl', 'ONTHARDINGSZOUT 25KG', 'not_food'],
  ['en_gb', 'SALT TABLETS WATER SOFTENER 25KG', 'not_food'],
  ['fr', 'ESS-MAINS DEV CENTR 450F X6', 'not_food'],
  ['fr', 'LIQ LAV MACH EAU DURE 20L', 'not_food'],
  ['fr', 'CHARLOT. CLIP BLC X100', 'not_food'],
  ['fr', 'CONSIG. PALETTE EUR', 'not_food'],
  ['fr', 'PART. FRAIS TRANSP', 'not_food'],
  ['fr', 'TAXE SECURITE SANITAIRE / ECOTAXE', 'not_food'],
  ['fr', 'CAPSULE GAZ SIPHON N2O X50', 'not_food'],
  ['en_gb', 'SUMA STAR D1 W/UP LIQUID 2X5LTR', 'not_food'],
  ['no', 'RØDVINSGLASS 58CL 6STK', 'not_food'],
] as const)('%s: %s is set aside as %s, and taken for no food', (language, name, reason) => {
  expect(setAsideByWords(name, language)).toBe(reason);
  expect(matchPurchased(foodData, name, { language, brands: NO_BRANDS }).matched).toBe(false);
});
