import * as z from 'zod/mini';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { isMonth, type Month, monthsBetween } from '../../kernel/month.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { ReportVariety } from '../../reports/model/report-kind.ts';
import { LandUse, TargetBasis } from './target-basis.ts';
import { TargetGoal } from './target-goal.ts';
import { followsPreset, TARGET_PRESETS } from './target-preset.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

const MonthText = z.string().check(z.refine((text) => isMonth(text), 'no_month'));

/** A base is a year at most: what a kitchen was before it set out. */
export const MOST_BASE_MONTHS = 12;
/** Targets of one place: a handful, each with its own chart. */
export const MOST_TARGETS = 12;

/** The goal of a place, from when and until when, and what is counted. */
export const TargetDraft = z
  .object({
    name: described(plainText(120), 'What people call it; may be empty.'),
    preset: described(
      z._default(z.nullable(z.enum(TARGET_PRESETS)), null),
      'The published target that it follows; null for one of your own.',
    ),
    variety: described(ReportVariety, 'Whether it speaks of what is sold or of what is bought.'),
    basis: described(TargetBasis, 'What the CO2e is counted by; `kcal`: by 1,000 kcal of the food as it was bought.'),
    landUse: described(z._default(LandUse, 'with'), 'With or without land-use change.'),
    emissionDatabase: described(
      z._default(wireName('location', EmissionDatabase), 'organization'),
      'The emission database that counts.',
    ),
    baseFrom: described(MonthText, 'The first month of the base period, `YYYY-MM`.'),
    baseTo: described(MonthText, 'Its last month, `YYYY-MM`; a year at most.'),
    goal: described(TargetGoal, 'Where to get to: a share less than the base, or a value to come to.'),
    goalYear: described(
      z.number().check(z.int(), z.minimum(1990), z.maximum(2100)),
      'By the end of this year the goal is to be met.',
    ),
    source: described(
      z._default(plainText(300), ''),
      'Where the goal comes from: a plan, a decision and its date; may be empty.',
    ),
  })
  .check(
    z.refine(({ baseFrom, baseTo }) => baseFrom <= baseTo, { error: 'end_before_start', path: ['baseTo'] }),
    z.refine(({ baseFrom, baseTo }) => monthsOfBase({ baseFrom, baseTo }).length <= MOST_BASE_MONTHS, {
      error: 'too_many_months',
      path: ['baseFrom'],
    }),
    z.refine((target) => goalMonth(target) > target.baseTo, { error: 'goal_before_base', path: ['goalYear'] }),
    // A portion is sold; what is bought is weighed.
    z.refine(({ basis, variety }) => basis !== 'portion' || variety === 'sales', { error: 'no_portions', path: ['basis'] }),
    z.refine(followsPreset, { error: 'other_than_preset', path: ['preset'] }),
  );
export type TargetDraft = z.infer<typeof TargetDraft>;

export function monthsOfBase({ baseFrom, baseTo }: Pick<TargetDraft, 'baseFrom' | 'baseTo'>): Month[] {
  return monthsBetween(baseFrom as Month, baseTo as Month);
}

/** Whether the base is over before the goal's year begins: its months are held against the base, and would be held against themselves. */
export function isBaseBeforeGoal({ baseTo, goalYear }: Pick<TargetDraft, 'baseTo' | 'goalYear'>): boolean {
  return baseTo < `${goalYear}-01`;
}

/** The month by whose end the goal is to be met. */
export function goalMonth({ goalYear }: Pick<TargetDraft, 'goalYear'>): Month {
  return `${goalYear}-12` as Month;
}
