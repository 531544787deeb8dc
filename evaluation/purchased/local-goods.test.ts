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
  ['sv', 'Isterband lättrökt 4x5p 100g', 'sausage'],
  ['sv', 'Raggmunk 60g x 80 färdigstekta fr', 'potato-pancakes'],
  ['sv', 'Julmust 33cl brk 20st', 'kvass'],
  ['sv', 'Hjortronsylt 1,7kg Önos', 'jam'],
  ['no', 'FÅRIKÅLKJØTT LAM FRYST CA 10KG', 'lamb'],
  ['no', 'KYLLINGFILET STRIMLET STEKT 2,5KG FRYST PRIOR', 'chicken-strips'],
  ['no', 'KNEIPP OPPSK. 750G BAKEHUSET', 'wholemeal-bread'],
  ['no', 'MEDISTERDEIG 2KG', 'sausage-meat'],
  ['no', 'SKOLEBOLLER FR 110G 48STK', 'cinnamon-bun'],
  ['da', 'GAMMEL OLE 60+ SKIVER 500G', 'hard-cheese'],
  ['de', 'REIBEKUCHEN RHEIN. ART TK 60G 6KG', 'potato-pancakes'],
  ['de', 'WEISSWURST MÜNCHNER ART 20X60G VAK', 'bratwurst-cooked'],
  ['de', 'APFELSCHORLE 24X0,33L PET MW', 'fruit-drink'],
  ['de', 'KNÖDELBROT GEWÜRF. 5KG', 'croutons'],
  ['nl', 'Hagelslag melk portie 20gr 80st de Ruijter', 'chocolate-sprinkles'],
  ['nl', 'SUCADELAPPEN 5KG VAC', 'beef-shoulder'],
  ['nl', 'LEERDAMMER PLAKKEN 1KG', 'edam'],
  ['en_gb', 'GAMMON STEAKS D CUT 8OZ X 20 FRZ', 'christmas-ham'],
  ['en_gb', 'FISHERMANS PIE 2.5KG FZN', 'fish-pie'],
  ['en_gb', 'TREACLE SPONGE PUDD 24X120G', 'sponge-cake'],
  ['en_gb', 'SODA FARLS 4S X8', 'white-bread'],
] as const)('a country’s own goods are what they are called, and no neighbour of it: %s %s', (language, name, food) => {
  expect(taken(name, language)?.split('.')[0]).toBe(food);
});
