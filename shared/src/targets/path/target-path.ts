import * as z from 'zod/mini';
import { CoverageMeasure, CoverageState } from '../../footprint/coverage.ts';
import { SaidDifference } from '../../footprint/difference/said-difference.ts';
import { Figure } from '../../footprint/figure.ts';
import { described } from '../../kernel/api/described.ts';

/**
 * Why nothing is said of a path:
 * - no_base: the base has no completed report;
 * - base_too_little, too_little: too little is counted in the base, or since;
 * - land_use_unknown: a report does not say its figures without land-use change;
 * - energy_unknown: the energy of too little of the food is known, or of what a report of before it was stored has;
 * - no_months, no_goal_months: no month since the base, or of the goal's year that is over, has a completed report.
 */
const WITHHELD = [
  'no_base',
  'base_too_little',
  'no_months',
  'no_goal_months',
  'too_little',
  'land_use_unknown',
  'energy_unknown',
] as const;
export type Withheld = (typeof WITHHELD)[number];

const Counted = {
  /** Grams CO2e by what the target counts, of a total a month; null when unknown, and of too little. */
  value: described(
    z.nullable(Figure),
    'Grams CO2e by what the target counts, of a total a month; null when unknown or of too little.',
  ),
  coverage: described(z.nullable(z.number()), 'Share of everything sold or bought that is counted, 0–1.'),
  coverageState: described(CoverageState, 'What may be said of it.'),
};

/** A month of the chart: what came, and where the path was. */
export const PathMonth = z.object({
  month: described(z.string(), 'The month, `YYYY-MM`.'),
  kitchens: described(z.number(), 'Kitchens with a completed report.'),
  expected: described(z.number(), 'Kitchens that should have one.'),
  ...Counted,
  path: described(z.nullable(z.number()), 'Grams CO2e of the path; null in the base period, and without a base.'),
  isAhead: described(z.boolean(), 'Whether the month is still to come: nothing is missing of it.'),
});
export type PathMonth = z.infer<typeof PathMonth>;

/** A target’s way: its base, its months, and whether the latest year is on it. */
export const TargetPath = z.object({
  base: described(
    z.object({
      ...Counted,
      months: described(z.number(), 'Months of the base that have a completed report.'),
      of: described(z.number(), 'Months that it has.'),
    }),
    'The months that the target sets out from, and their value.',
  ),
  goal: described(
    z.object({
      month: described(z.string(), 'The month by whose end it is to be met, `YYYY-MM`.'),
      value: described(z.nullable(z.number()), 'Grams CO2e to come to, of a total a month; null without a base.'),
      isOver: described(
        z.boolean(),
        'Whether that month is over: from then on it is met or missed by what the months of the goal’s year were.',
      ),
    }),
    'What is to be come to, and by when.',
  ),
  months: described(
    z.array(PathMonth),
    'At most 36 months up to the latest full one, and the first year of the path though it is to come.',
  ),
  latest: described(
    z.nullable(
      z.object({
        from: described(z.string(), 'The first month that is judged.'),
        to: described(z.string(), 'The last one.'),
        months: described(z.number(), 'Months of them that have a completed report.'),
        ...Counted,
        path: described(
          z.nullable(z.number()),
          'Grams CO2e of the path over the same months; once the goal’s year is over, of the goal.',
        ),
      }),
    ),
    'The months that are judged: the latest twelve since the base, or those of the goal’s year once it is over; null without any.',
  ),
  verdict: described(
    z.nullable(SaidDifference),
    'Those months against the path over them, or the goal once its year is over; null where nothing is said of them.',
  ),
  withheld: described(z.nullable(z.enum(WITHHELD)), 'Why nothing is said; null when something is.'),
  gap: described(
    z.nullable(Figure),
    'Grams CO2e a year above the goal at the amounts of the latest months; below 0 where it is met. Null once the goal’s year is over.',
  ),
  coverageOf: described(CoverageMeasure, 'What coverage is a share of.'),
  foodDataVersion: described(
    z.nullable(z.string()),
    'The release of the food data that all months are counted with where their reports were made with several; null: as published.',
  ),
  foodDataVersions: described(z.array(z.string()), 'The versions of the food data of the base and the latest months.'),
});
export type TargetPath = z.infer<typeof TargetPath>;
