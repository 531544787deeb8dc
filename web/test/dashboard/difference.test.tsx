import type { SaidDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { differenceWords } from '../../src/footprint/difference-words.ts';
import { formatOf } from '../../src/platform/i18n/use-format.ts';
import { textIn } from '../../src/platform/i18n/use-text.ts';

const NOTHING = { kind: 'nothing', food: null } as const;
const percent = (low: number, value: number, high: number) => ({ low, value, high });
const difference = (differs: Partial<SaidDifference>): SaidDifference => ({
  co2: percent(-60, -50, -40),
  percent: percent(-15, -12, -9),
  sure: 'surely_less',
  settledBy: NOTHING,
  ...differs,
});

const english = async () => differenceWords(await textIn('footprint/difference', 'en_gb'), formatOf('en_gb'));

test.each([
  [difference({}), 'Certainly less: 9% to 15% less.'],
  [difference({ percent: percent(9, 12, 15), sure: 'surely_more' }), 'Certainly more: 9% to 15% more.'],
  [difference({ percent: percent(-10, -10, -10) }), 'Certainly less: 10% less.'],
  [difference({ percent: percent(0, 0, 0), sure: 'cannot_tell' }), 'No difference.'],
  [
    difference({ percent: percent(-2.5, 1, 4), sure: 'cannot_tell', settledBy: { kind: 'amounts', food: null } }),
    'Not certain yet: from 2.5% less to 4% more. A difference this small may be due to the amounts: weighing them would settle it.',
  ],
  [
    difference({ percent: percent(-30, -10, 4), sure: 'probably_less', settledBy: { kind: 'food', food: 'beef' } }),
    'Probably less: from 30% less to 4% more. A more certain value for beef would settle it.',
  ],
  [
    difference({ co2: null, percent: null, sure: 'cannot_tell', settledBy: { kind: 'food_data', food: null } }),
    'Not certain yet. The two were calculated with different versions of the food data.',
  ],
] as const)('a difference is said in words: %#', async (said, words) => {
  expect((await english()).sentence(said)).toBe(words);
});

test.each(LANGUAGES)('in %s too it says how sure, between what and what, and what it rests on', async (language) => {
  const words = differenceWords(await textIn('footprint/difference', language), formatOf(language));
  expect(words.range(difference({}))).toMatch(/9.*15/u);
  expect(words.restsOn.length).toBeGreaterThan(20);
});

test('beside a figure that does not say it, what it is compared with comes first', async () => {
  const text = await textIn('footprint/difference', 'fr');
  const words = differenceWords(text, formatOf('fr'));
  expect(words.comparedWith(text('against.average'), difference({}))).toBe('Par rapport à l’ensemble\u00a0: Certainement moins');
});
