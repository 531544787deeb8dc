import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

// In which kind a food is bought, where its name alone says another. Rows of nobody's list, but for their way of writing.
const foodData = await loadFoodData();

function taken(name: string, language: Language): string | null {
  const { matched, variation } = matchPurchased(foodData, name, { language, brands: NO_BRANDS });
  return matched ? (variation?.id ?? null) : null;
}

test.each([
  ['fr', 'FRITES 9/9 PREF. SURG 2,5KG', 'french-fries.frozen'],
  ['fr', 'POMMES FRITES FRAÎCHES S/VIDE 5KG', null],
  ['nl', 'FRITES VERS VOORGEB. 10MM 5KG', null],
  ['fr', 'COLIN MEUN. 120G SURG 5KG', 'breaded-fish.frozen'],
  ['fr', 'HARICOTS VERTS X-FINS 5/1', 'green-beans.canned'],
  ['fr', 'CROISSANT BEURRE 60G X100 PAC', 'croissant.frozen'],
  ['en_gb', 'MUSHY PEAS 6XA10', 'peas.canned'],
  ['en_gb', 'GARDEN PEAS FROZEN 2.6KG', 'peas.frozen'],
  ['nl', 'ZALMFILET M/HUID 1KG GEK', null],
  ['nl', 'EIEREN GEK 90ST', 'egg.boiled'],
  ['da', 'Grønlangkål hakket frost 2,5kg', null],
] as const)('a kitchen fries, opens tins and cooks its dishes itself: %s %s', (language, name, kind) => {
  expect(taken(name, language)).toBe(kind);
});
