import { type Month, monthsBetween } from '../../kernel/month.ts';
import { goalMonth, type TargetDraft } from '../model/target.ts';

const MONTHS_OF_YEAR = 12;

/** Where a path stands: so many times the base, plus so many grams CO2e that are no part of it. */
export interface PathPoint {
  ofBase: number;
  grams: number;
}

/** How far on the way from the end of the base (0) to the goal (1) a month is. */
export function wayTo(target: Pick<TargetDraft, 'baseTo' | 'goalYear'>, month: Month): number {
  const end = target.baseTo as Month;
  if (month <= end) return 0;
  const whole = monthsBetween(end, goalMonth(target)).length - 1;
  return Math.min(1, (monthsBetween(end, month).length - 1) / whole);
}

/** A straight line from the base to the goal; the goal stays once it is reached. */
export function pathAt(target: Pick<TargetDraft, 'baseTo' | 'goalYear' | 'goal' | 'basis'>, month: Month): PathPoint {
  const way = wayTo(target, month);
  const { kind, amount } = target.goal;
  if (kind === 'reduction') return { ofBase: 1 - (way * amount) / 100, grams: 0 };
  return { ofBase: 1 - way, grams: way * (target.basis === 'total' ? amount / MONTHS_OF_YEAR : amount) };
}

/** Several points with the weight of each as one: their weighted mean. */
export function meanPoint(points: readonly { point: PathPoint; weight: number }[]): PathPoint {
  const whole = points.reduce((all, { weight }) => all + weight, 0);
  const mean = (of: (point: PathPoint) => number): number =>
    whole > 0 ? points.reduce((all, { point, weight }) => all + of(point) * weight, 0) / whole : 0;
  return { ofBase: mean(({ ofBase }) => ofBase), grams: mean(({ grams }) => grams) };
}
