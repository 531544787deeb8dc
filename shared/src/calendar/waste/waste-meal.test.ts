import { expect, test } from 'vitest';
import { type KnownWaste, mergedWaste, type WasteAside, type WasteValues } from './waste-meal.ts';

const NOTHING: WasteValues = { guests: null, kitchen: null, serving: null, plate: null };
const known = (guests: number | null, guestsAssumed = false): KnownWaste => ({ ...NOTHING, guests, guestsAssumed });
const ASSUMED: WasteAside = { assumed: ['guests'] };

test.each<[string, KnownWaste, number | null, WasteAside, KnownWaste]>([
  ['an assumption fills nothing', known(null), 120, ASSUMED, known(120, true)],
  ['a later assumption replaces one', known(120, true), 143, ASSUMED, known(143, true)],
  ['no assumption replaces a count', known(95), 120, ASSUMED, known(95)],
  ['a count replaces an assumption', known(120, true), 95, {}, known(95)],
  ['silence leaves an assumption', known(120, true), null, {}, known(120, true)],
  ['an assumption is taken back', known(120, true), null, ASSUMED, known(null)],
  ['a count is not taken back as an assumption is', known(95), null, ASSUMED, known(95)],
  ['a count is cleared', known(95), null, { cleared: ['guests'] }, known(null)],
])('%s', (_, former, guests, aside, merged) => {
  expect(mergedWaste(former, { ...NOTHING, guests }, aside)).toEqual(merged);
});
