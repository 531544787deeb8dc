import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

// Rows of suppliers in which one word chose the food and another says the kind of it, or another food: of classes that strangers' lists had in common.
const foodData = await loadFoodData();

function taken(name: string, language: Language): string | null {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
}

test.each([
  ['sv', 'LÖK GUL HACK FR 2,5KG MAGNIHILL', 'yellow-onion.frozen-chopped'],
  ['no', 'BROKOLI BUK 20/40 FR 2,5KG', 'broccoli.frozen'],
  ['no', 'SEIFILET U/S U/B IQF 150-200 5KG LERØY', 'saithe.frozen'],
  ['da', 'Broccoli buketter frost 2,5 kg', 'broccoli.frozen'],
  ['de', 'BROKKOLI RÖSCHEN TK 2,5KG', 'broccoli.frozen'],
  ['nl', 'BROCCOLI ROOSJES DV 2,5KG', 'broccoli.frozen'],
  ['de', 'Weizenbrötchen vorgeb. TK 60g 110 St', 'bread-roll.frozen'],
] as const)('what is frozen is the frozen kind, whatever its cut: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['en_gb', 'LAMB LEG DICED 1" NZ FZN 2.27KG'],
  ['en_gb', 'LAMB LEG DICED 2.5KG'],
] as const)('what is cut in dice has no bone: %s %s', (language, name) => {
  expect(taken(name, language)).toBe('lamb-leg.boneless');
});

test.each([
  ['no', 'TOMAT HAKKET BX 2,55KG X6', 'tomatoes-canned.chopped'],
  ['en_gb', 'TOMS CHPD A10 2.55KG X 6', 'tomatoes-canned.chopped'],
  ['de', 'EISBEIN GEPÖK. VORGEG. 600-700G', 'pork-knuckle.cooked'],
  ['de', 'APFELROTKOHL TK 4X2,5KG', 'red-cabbage.cooked'],
] as const)('what comes in a tin or cooked is that kind: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['da', 'SEJFARS FRO 5X1KG', /^fish-mince\./u],
  ['de', 'R-HACK 20% FRISCH 3KG QS', /^beef-mince\./u],
  ['de', 'S-NACKEN O.KN. CA 2,8KG VAK', /^pork-neck\.raw$/u],
  ['de', 'HÄ-KEULE HK A 220/240 TK 5KG', /^chicken-leg\.frozen$/u],
  ['da', 'BAGEKART. VASKET 60+ KL1 DK 10KG', /^baking-potato\.raw$/u],
  ['de', 'HARTW.GRIESS 10KG', /^semolina\./u],
] as const)('a word that is cut off or joined to another says which food: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toMatch(kind);
});

test.each([
  ['nl', 'ROOKWORST RUND 75G 40ST', 'bratwurst-cooked'],
  ['nl', 'ROOKWORST KIP 75G 40ST', 'bratwurst-cooked'],
  ['sv', 'FALUKORV KALKON 800G', 'falukorv'],
  ['da', 'TOM. HK. 6X2,5KG DS IT', 'tomme'],
] as const)(
  'a word of another animal, or a beginning of three letters, is no sure sign: %s %s is not %s',
  (language, name, food) => {
    expect(taken(name, language) ?? '').not.toMatch(new RegExp(`^${food}\\.`, 'u'));
  },
);

test('a root in mayonnaise is not the stalk', () => {
  expect(taken('CELERI REMOUL. BQT 2,5KG', 'fr')).toBe('celeriac-salad.chilled');
});

test.each([
  ['nl', 'HALFV. MELK CAMPINA 12X1L', 'milk.fat-1-5'],
  ['nl', 'HALFVOLLE MELK CAMPINA 12X1L', 'milk.fat-1-5'],
  ['en_gb', 'BACON BACK RINDLESS SMKD DRY CURE 2.27KG', 'bacon.back'],
  ['fr', 'MOULES DECORT CUITES 200/300 SURG 1KG', 'mussels.cooked'],
  ['fr', 'OEUF ENTIER LIQ PAST 2KG COV', 'egg.pasteurised'],
] as const)('a short form written out names the kind: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test.each([
  ['sv', 'Potatis skalad rå 5kg vakuum', 'potato.peeled'],
  ['nl', 'AARDAPPEL GESCH VK 10KG', 'potato.peeled'],
  ['da', 'SAFT BLANDET 2,5L KONC', 'cordial.concentrate'],
  ['sv', 'SMÖR NORMALSALT 500G', 'butter.salted'],
  ['nl', 'YOGHURT MAGER 5KG EMMER', 'yoghurt.fat-0-5'],
  ['fr', 'HAR VERTS TF SGL 2,5KG', 'green-beans.frozen'],
  ['fr', 'COMPOTE POMME SSA 5/1 4,2KG', 'apple-sauce.unsweetened'],
  ['fr', 'Sauté de veau sans os 60/80g frais', 'veal.raw'],
] as const)('what a row says of its kind is read, however it is shortened: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});

test('meat that is cut for a dish is not the dish, and a peeler no potato', () => {
  expect(taken('BOURGUIGNON BF VBF S/V', 'fr')).toBeNull();
  expect(taken('Kartoffelskræller', 'da')).toBeNull();
});
