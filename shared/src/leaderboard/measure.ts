import * as z from 'zod/mini';
import type { Figure } from '../footprint/figure.ts';

/** The measures that a board can rank by. */
export const MEASURES = ['per_portion', 'per_kg', 'low_share', 'improvement'] as const;
export const Measure = z.enum(MEASURES);
export type Measure = z.infer<typeof Measure>;

/** Sums of a restaurant's completed months in a period. */
export interface PeriodSums {
  /** Completed months. */
  months: number;
  /** Grams CO2e; null when no month has a figure. */
  co2: Figure | null;
  /** Servings, each counted as its meal size. */
  portions: number;
  /** Servings as sold. */
  servings: number;
  /** Grams. */
  weight: number;
  weightCovered: number;
  /** Servings from very_low to very_high. */
  byLevel: readonly number[];
}

interface Scale {
  /** Whether less is better. */
  less: boolean;
  /** The step that a figure is shown in: 0.01 kg in grams, and one percent. Places go by what is shown. */
  step: number;
}

const WAYS: Readonly<Record<Measure, Scale>> = {
  per_portion: { less: true, step: 10 },
  per_kg: { less: true, step: 10 },
  low_share: { less: false, step: 0.01 },
  improvement: { less: true, step: 0.01 },
};

/** A figure as a board shows it; low and high are null where no range is known. */
export interface Measured {
  value: number;
  range: { low: number; high: number } | null;
}

/** A number in whole steps, so that equal texts are equal numbers. */
function inSteps(value: number, { step }: Scale): number {
  const whole = Math.round(value / step);
  return step < 1 ? whole / Math.round(1 / step) : whole * step;
}

/** Sorts by a measure, the best first: below zero when the first is better. */
export function better(measure: Measure, a: number, b: number): number {
  return WAYS[measure].less ? a - b : b - a;
}

/**
 * A restaurant's figure: grams CO2e per portion or per kg of food, the share (0–1) of servings whose level is very low or low,
 * or the change (−0.12 is 12 % less) of CO2e per portion since the same months of the year before. Null when unknown.
 * A change and a share state no range: both years are reckoned with the same factors, whose errors mostly cancel out, and
 * how sure a level is, is not known.
 */
export function measured(measure: Measure, now: PeriodSums | null, before: PeriodSums | null): Measured | null {
  const way = WAYS[measure];
  if (measure === 'low_share') {
    const share = lowShare(now);
    return share === null ? null : { value: inSteps(share, way), range: null };
  }
  if (measure === 'improvement') {
    const [latest, former] = [perPortion(now), perPortion(before)];
    if (!latest || !former || former.value <= 0) return null;
    return { value: inSteps(latest.value / former.value - 1, way), range: null };
  }
  const figure = measure === 'per_portion' ? perPortion(now) : perKg(now);
  if (!figure) return null;
  const [value, low, high] = [inSteps(figure.value, way), inSteps(figure.low, way), inSteps(figure.high, way)];
  return { value, range: { low, high } };
}

function lowShare(sums: PeriodSums | null): number | null {
  const all = sums?.byLevel.reduce((sum, servings) => sum + servings, 0) ?? 0;
  return all > 0 ? ((sums?.byLevel[0] ?? 0) + (sums?.byLevel[1] ?? 0)) / all : null;
}

function perPortion(sums: PeriodSums | null): Figure | null {
  return divided(sums?.co2 ?? null, sums?.portions ?? 0);
}

function perKg(sums: PeriodSums | null): Figure | null {
  return divided(sums?.co2 ?? null, (sums?.weightCovered ?? 0) / 1000);
}

function divided(figure: Figure | null, by: number): Figure | null {
  if (!figure || by <= 0) return null;
  return { value: figure.value / by, low: figure.low / by, high: figure.high / by };
}
