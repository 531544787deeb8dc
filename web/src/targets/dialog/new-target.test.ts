import { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { expect, test } from 'vitest';
import { following, goalYearsOffered, maySet, newTarget, withBase, withBasis, withGoalKind } from './new-target.ts';

const usual = newTarget('2026-11-26');

test('what is proposed may be set as it is', () => {
  expect(usual).toMatchObject({
    baseFrom: '2025-11',
    baseTo: '2026-10',
    goal: { kind: 'reduction', amount: 25 },
    goalYear: 2031,
  });
  expect(TargetDraft.safeParse(usual).success).toBe(true);
});

test('a goal has a whole year to get there, and a year of its own', () => {
  expect(goalYearsOffered('2026-11-26')[0]).toBe(2027);
  expect(goalYearsOffered('2027-01-02')[0]).toBe(2027);
  expect(maySet(usual)).toBe(true);
  expect(maySet({ ...usual, goalYear: 2026 })).toBe(false);
});

test.each(['coolfood_absolute', 'coolfood_per_calorie', 'one_planet_lunch', 'own_per_kg'] as const)(
  '%s fills in what it fixes, and may be set',
  (preset) => {
    const target = following(usual, preset);
    expect(target.preset).toBe(preset);
    expect(TargetDraft.safeParse(target).success).toBe(true);
  },
);

test('the other end of the base follows: it is neither turned round nor longer than a year', () => {
  expect(withBase(usual, { baseFrom: '2023-01' })).toMatchObject({ baseFrom: '2023-01', baseTo: '2023-12' });
  expect(withBase(usual, { baseTo: '2024-06' })).toMatchObject({ baseFrom: '2024-06', baseTo: '2024-06' });
});

test('a value is one of what is counted', () => {
  const value = withGoalKind(usual, 'value');
  expect(value.goal).toEqual({ kind: 'value', amount: 500 });
  expect(withBasis(value, 'kg').goal).toEqual({ kind: 'value', amount: 2000 });
  expect(withBasis(value, 'kcal').goal).toEqual({ kind: 'value', amount: 1500 });
  expect(withBasis(usual, 'total').goal).toEqual(usual.goal);
});
