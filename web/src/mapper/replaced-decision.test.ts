import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { expect, test } from 'vitest';
import { replacedDecision } from './replaced-decision.ts';

const NOBODY = new Set<string>();
/** As much of a name as matters here: when it was decided about, and when before that. */
const name = (decidedAt: string | null, formerAt: string | null) =>
  ({ id: 'a', decidedAt, former: formerAt === null ? null : { decidedAt: formerAt } }) as MappedIngredient;

test('a decision that the page did not know of was replaced', () => {
  const names = [name(null, null)];
  expect(replacedDecision([name('12:05', '12:03')], { names, own: NOBODY })?.former.decidedAt).toBe('12:03');
  expect(replacedDecision([name('12:05', null)], { names, own: NOBODY })).toBeNull();
});

test('what was taken back before the page was read was not replaced', () => {
  const names = [name(null, '12:00')];
  expect(replacedDecision([name('12:05', '12:00')], { names, own: NOBODY })).toBeNull();
  expect(replacedDecision([name('12:05', '12:03')], { names, own: NOBODY })?.former.decidedAt).toBe('12:03');
});

test('an answer of this page that was undone was not replaced, though the list does not tell of it yet', () => {
  const asked = { names: [name(null, null)], own: new Set(['12:03']) };
  expect(replacedDecision([name('12:05', '12:03')], asked)).toBeNull();
});

test('changing a decision that the page shows replaces nothing unknown', () => {
  const names = [name('12:00', null)];
  expect(replacedDecision([name('12:05', '12:00')], { names, own: NOBODY })).toBeNull();
});
