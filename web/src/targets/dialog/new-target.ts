import { type Day, history, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { isBaseBeforeGoal, MOST_BASE_MONTHS, TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import type { TargetBasis } from '@plateprint/shared/targets/model/target-basis.ts';
import { PUBLISHED_TARGETS, type TargetPreset } from '@plateprint/shared/targets/model/target-preset.ts';

/** Months that a base can be chosen of, back from the last full one. */
const OFFERED = 96;
/** The proposal: a quarter less in five years. */
const USUAL = { percent: 25, years: 5, valueOf: { portion: 500, kg: 2000, kcal: 1500, total: 10_000_000 } } as const;

/** Years ahead that a goal can be set for, the first of which leaves a whole year to get there. */
const YEARS = 30;

export function goalYearsOffered(today: Day): number[] {
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)];
  const first = month === '01' ? year : year + 1;
  return Array.from({ length: YEARS }, (_, index) => first + index);
}

/** Whether a target may be set as it is chosen; its base and its reports the server looks at. */
export function maySet(target: TargetDraft): boolean {
  return TargetDraft.safeParse(target).success && isBaseBeforeGoal(target);
}

export function monthsOffered(today: Day): Month[] {
  return history(OFFERED, today).toReversed();
}

/** A target of one's own, from the last year. */
export function newTarget(today: Day): TargetDraft {
  const months = history(12, today);
  return {
    name: '',
    preset: null,
    variety: 'sales',
    basis: 'portion',
    landUse: 'with',
    emissionDatabase: 'organization',
    baseFrom: months[0] ?? '',
    baseTo: months.at(-1) ?? '',
    goal: { kind: 'reduction', amount: USUAL.percent },
    goalYear: Number(today.slice(0, 4)) + USUAL.years,
    source: '',
  };
}

/** The same with all that a published target fixes; what it leaves open stays. */
export function following(target: TargetDraft, preset: TargetPreset | null): TargetDraft {
  const published = PUBLISHED_TARGETS.find(({ id }) => id === preset);
  if (!published) return { ...target, preset: null };
  const { variety, basis, landUse, baseYear, goal, goalYear, source } = published;
  return {
    ...target,
    preset,
    variety,
    basis,
    landUse: landUse ?? target.landUse,
    ...(baseYear === null ? {} : { baseFrom: `${baseYear}-01`, baseTo: `${baseYear}-12` }),
    goal: goal ?? { kind: 'value', amount: USUAL.valueOf[basis] },
    goalYear: goalYear ?? target.goalYear,
    source: source === null ? target.source : `${source.publisher}, ${source.title}, ${source.date}`,
  };
}

/** The end that was not chosen follows, so that a base is never turned round, and never longer than a year. */
export function withBase(target: TargetDraft, chosen: Partial<Pick<TargetDraft, 'baseFrom' | 'baseTo'>>): TargetDraft {
  const { baseFrom: from, baseTo: to } = { ...target, ...chosen };
  if (chosen.baseFrom !== undefined) {
    const latest = monthLater(from as Month, MOST_BASE_MONTHS - 1);
    return { ...target, baseFrom: from, baseTo: to < from ? from : to > latest ? latest : to };
  }
  const earliest = monthLater(to as Month, 1 - MOST_BASE_MONTHS);
  return { ...target, baseTo: to, baseFrom: from > to ? to : from < earliest ? earliest : from };
}

/** A value of the basis in place of one of another: a portion's 0.5 kg is no total of a year. */
export function withBasis(target: TargetDraft, basis: TargetBasis): TargetDraft {
  const { goal } = target;
  return { ...target, basis, goal: goal.kind === 'value' ? { kind: 'value', amount: USUAL.valueOf[basis] } : goal };
}

export function withGoalKind(target: TargetDraft, kind: TargetDraft['goal']['kind']): TargetDraft {
  const amount = kind === 'reduction' ? USUAL.percent : USUAL.valueOf[target.basis];
  return { ...target, goal: { kind, amount } };
}
