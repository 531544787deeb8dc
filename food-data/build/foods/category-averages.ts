import type { Split } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { InstituteFigure, Sourced } from '@plateprint/shared/ingredients/food-data-release.ts';
import { STAGES, type StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { median, quantile } from '../read/median.ts';
import type { Resolved } from '../composed/resolved.ts';
import { scaleStages } from '../figures/stage-split.ts';
import type { WaterAndLand } from '../figures/water-and-land.ts';

export interface Average {
  stages: StageValues;
  /** By the mean shares of its foods whose parts are known; null where these are less than half. */
  split: Split | null;
  low: number;
  high: number;
}

export interface CategoryAverages {
  base: Average;
  institute: InstituteFigure | null;
  water: Sourced | null;
  land: Sourced | null;
  /** Litres and m² per kg CO2e of the farm's stage: what stands for a food of the category that no source has. */
  perKgOfFarm: { water: number | null; land: number | null };
}

/** Medians over the category's ingredients in their usual state; the range is the span between the quartiles. */
export function categoryAverages(category: string, usual: readonly Resolved[]): CategoryAverages | null {
  const known = usual.filter(({ figure }) => figure !== null && figure.basis !== 'class');
  const base = averageOf(known.flatMap(({ figure }) => (figure ? [figure] : [])));
  if (!base) return null;
  const institute = averageOf(usual.flatMap(({ institute: figure }) => (figure ? [figure] : [])));
  return {
    base,
    institute: institute && instituteAverage(category, institute),
    water: medianOf(usual.map(({ waterAndLand }) => waterAndLand.water)),
    land: medianOf(usual.map(({ waterAndLand }) => waterAndLand.land)),
    perKgOfFarm: { water: perKgOfFarm('water', usual), land: perKgOfFarm('land', usual) },
  };
}

interface Whole {
  stages: StageValues;
  split?: Split | null;
}

function averageOf(all: readonly Whole[]): Average | null {
  const totals = all.map(({ stages }) => sumOfStages(stages));
  const [middle, low, high] = [median(totals), quantile(totals, 0.25), quantile(totals, 0.75)];
  if (middle === null || low === null || high === null) return null;
  const sums = Object.fromEntries(
    STAGES.map((stage) => [stage, all.reduce((sum, { stages }) => sum + stages[stage], 0)]),
  ) as StageValues;
  return { stages: scaleStages(sums, middle / sumOfStages(sums)), split: averageSplit(all, middle), low, high };
}

function averageSplit(all: readonly Whole[], total: number): Split | null {
  const known = all.flatMap(({ stages, split }) => (split ? [{ sum: sumOfStages(stages), split }] : []));
  if (known.length < all.length / 2) return null;
  const whole = known.reduce((sum, one) => sum + one.sum, 0);
  const share = (part: keyof Split) => known.reduce((sum, { split }) => sum + split[part], 0) / whole;
  return { biogenic: total * share('biogenic'), landUseChange: total * share('landUseChange') };
}

function instituteAverage(category: string, { stages, split, low, high }: Average): InstituteFigure {
  const value = sumOfStages(stages);
  const steps = [{ kind: 'class_average' as const, stage: null, value, about: { category } }];
  return { stages, split, grade: 'D', basis: 'class', sources: [], steps, low, high };
}

function perKgOfFarm(what: keyof WaterAndLand, usual: readonly Resolved[]): number | null {
  return median(
    usual.flatMap(({ waterAndLand, figure }) => {
      const own = waterAndLand[what];
      return own && figure && figure.stages.agriculture > 0 ? [own.value / figure.stages.agriculture] : [];
    }),
  );
}

function medianOf(figures: readonly (Sourced | null)[]): Sourced | null {
  const value = median(figures.flatMap((figure) => (figure ? [figure.value] : [])));
  return value === null ? null : { value, source: 'class' };
}
