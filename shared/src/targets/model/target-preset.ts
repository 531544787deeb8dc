import type { ReportVariety } from '../../reports/model/report-kind.ts';
import type { LandUse, TargetBasis } from './target-basis.ts';
import type { TargetGoal } from './target-goal.ts';

export const TARGET_PRESETS = ['coolfood_absolute', 'coolfood_per_calorie', 'one_planet_lunch', 'own_per_kg'] as const;
export type TargetPreset = (typeof TARGET_PRESETS)[number];

/** A published target with all that a figure must have in common with it. */
export interface PublishedTarget {
  id: TargetPreset;
  variety: ReportVariety;
  basis: TargetBasis;
  /** Null where the source leaves it to the one who counts. */
  landUse: LandUse | null;
  /** Null where it is counted from any time. */
  baseYear: number | null;
  /** Null where everybody sets their own. */
  goal: TargetGoal | null;
  goalYear: number | null;
  /** Where the counting ends. */
  boundary: 'farm_to_kitchen_door';
  source: { title: string; publisher: string; url: string; /** `YYYY-MM`, or a year. */ date: string } | null;
}

const COOLFOOD = {
  title: 'Tracking Progress toward the Cool Food Pledge',
  publisher: 'World Resources Institute',
  url: 'https://www.wri.org/research/tracking-progress-toward-cool-food-pledge-setting-climate-targets-tracking-metrics-using',
  date: '2019',
} as const;

/**
 * Targets that others have published:
 * - Coolfood: emissions of the agricultural supply chain of all food bought, 25 % less in all or 38 % less per calorie by 2030 against
 *   2015; carbon opportunity costs of land are counted apart, so that land-use change is not in it;
 * - One Planet Plate: 0.5 kg CO2e for a lunch or dinner, of a budget of 11 kg a week;
 * - a municipality's own per kilogram of food bought.
 */
export const PUBLISHED_TARGETS: readonly PublishedTarget[] = [
  {
    id: 'coolfood_absolute',
    variety: 'procurement',
    basis: 'total',
    landUse: 'without',
    baseYear: 2015,
    goal: { kind: 'reduction', amount: 25 },
    goalYear: 2030,
    boundary: 'farm_to_kitchen_door',
    source: COOLFOOD,
  },
  {
    id: 'coolfood_per_calorie',
    variety: 'procurement',
    basis: 'kcal',
    landUse: 'without',
    baseYear: 2015,
    goal: { kind: 'reduction', amount: 38 },
    goalYear: 2030,
    boundary: 'farm_to_kitchen_door',
    source: COOLFOOD,
  },
  {
    id: 'one_planet_lunch',
    variety: 'sales',
    basis: 'portion',
    landUse: null,
    baseYear: null,
    goal: { kind: 'value', amount: 500 },
    goalYear: null,
    boundary: 'farm_to_kitchen_door',
    source: {
      title: 'One Planet Plate, kriterier och bakgrund',
      publisher: 'WWF',
      url: 'https://www.wwf.se/mat-och-jordbruk/one-planet-plate/',
      date: '2018-02',
    },
  },
  {
    id: 'own_per_kg',
    variety: 'procurement',
    basis: 'kg',
    landUse: null,
    baseYear: null,
    goal: null,
    goalYear: null,
    boundary: 'farm_to_kitchen_door',
    source: null,
  },
];

/** The fields that a target shares with the published one that it names. */
interface Followed {
  preset: TargetPreset | null;
  variety: ReportVariety;
  basis: TargetBasis;
  landUse: LandUse;
  baseFrom: string;
  baseTo: string;
  goal: TargetGoal;
  goalYear: number;
}

/** Whether a target is what it says that it follows: unit, land use, base year and goal. One of your own follows nothing. */
export function followsPreset(target: Followed): boolean {
  if (target.preset === null) return true;
  const published = PUBLISHED_TARGETS.find(({ id }) => id === target.preset);
  if (!published) return false;
  const { variety, basis, landUse, baseYear, goal, goalYear } = published;
  return (
    variety === target.variety &&
    basis === target.basis &&
    (landUse === null || landUse === target.landUse) &&
    (baseYear === null || (target.baseFrom === `${baseYear}-01` && target.baseTo === `${baseYear}-12`)) &&
    (goal === null || (goal.kind === target.goal.kind && goal.amount === target.goal.amount)) &&
    (goalYear === null || goalYear === target.goalYear)
  );
}
