import { LIVE_WORDS } from '@plateprint/shared/menus/live/live-words.ts';
import { expect, test } from 'vitest';
import da from './texts/da.ts';
import de from './texts/de.ts';
import enGb from './texts/en_gb.ts';
import enUs from './texts/en_us.ts';
import fr from './texts/fr.ts';
import nl from './texts/nl.ts';
import no from './texts/no.ts';
import sv from './texts/sv.ts';

test.each([
  ['da', da],
  ['de', de],
  ['en_gb', enGb],
  ['en_us', enUs],
  ['fr', fr],
  ['nl', nl],
  ['no', no],
  ['sv', sv],
] as const)('a guest reads the same word for an allergen on paper and on the phone: %s', (language, { allergen }) => {
  expect(LIVE_WORDS[language].allergen).toEqual(allergen);
});
