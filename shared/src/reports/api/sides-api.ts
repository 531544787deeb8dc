import * as z from 'zod/mini';
import { CoverageMeasure, CoverageState } from '../../footprint/coverage.ts';
import { SaidDifference } from '../../footprint/difference/said-difference.ts';
import { Figure } from '../../footprint/figure.ts';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { BridgePart } from '../bridge/bridge-part.ts';
import { ChosenSide } from '../model/chosen-side.ts';
import { FoodDataBasis } from '../model/food-data-basis.ts';
import { ReportVariety } from '../model/report-kind.ts';

/** By what both sides are counted: an average portion of sales and recipes, or kilogram of purchases; a kilogram; in all. */
export const SIDES_BASES = ['average', 'kg', 'total'] as const;
export const SidesBasis = z.enum(SIDES_BASES);
export type SidesBasis = z.infer<typeof SidesBasis>;

/** Why no difference is given:
 * - no_figures: a side has no completed report;
 * - too_little: too little of a side is counted;
 * - kinds: what was sold is no measure of what was bought, nor of a recipe;
 * - databases: as published, the sides rest on two emission databases;
 * - not_kept: the amounts of a side can no longer be counted with the food data of today.
 */
const WITHHELD = ['no_figures', 'too_little', 'kinds', 'databases', 'not_kept'] as const;

/** One side as it was counted. */
export const SideFigure = z.object({
  name: described(z.string(), 'The kitchen, the report or the recipe.'),
  from: described(z.nullable(z.string()), 'The first and the last month with a report, or the days of a report.'),
  to: z.nullable(z.string()),
  version: described(z.nullable(z.number()), 'Of a former version of a report or a recipe; null for the present one.'),
  savedAt: described(z.nullable(z.string()), 'When that version was saved.'),
  reportId: described(z.nullable(z.string()), 'The report, where the side is one.'),
  since: described(z.nullable(z.string()), 'The month in which the kitchen began, of months; null otherwise.'),
  monthsMissing: described(z.array(z.string()), 'Months of the span without a completed report: they are in no figure.'),
  co2: described(z.nullable(Figure), 'Grams CO2e by `per`, of what is counted; null when nothing is.'),
  co2WithoutLandUseChange: described(
    z.nullable(Figure),
    'The same without land-use change; null where no split is known. Nothing is compared by it.',
  ),
  coverage: described(z.nullable(z.number()), 'Share of everything sold, bought or written that is counted, 0–1.'),
  coverageState: CoverageState,
  coverageOf: CoverageMeasure,
  emissionDatabase: z.nullable(EmissionDatabase),
  consumption: described(z.nullable(z.string()), 'Where its food is eaten.'),
  foodDataVersions: described(z.array(z.string()), 'The releases of the food data that its figure here rests on.'),
});
export type SideFigure = z.infer<typeof SideFigure>;

/** A part of a difference with what makes most of it. */
const PartOfChange = z.object({
  part: BridgePart,
  /** Grams CO2e by the measure of the change. */
  co2: z.number(),
  /** Five at most, the largest first; they are called as they were written. */
  rows: z.array(z.object({ name: z.string(), co2: z.number() })),
});

export const SidesChange = z.object({
  a: SideFigure,
  b: SideFigure,
  per: z.enum(['total', 'portion', 'kg']),
  figures: described(FoodDataBasis, 'Both sides as they were published, or both with the food data of today.'),
  isChosen: described(
    z.boolean(),
    'Whether the two would differ: a side rests on another release of the food data than today’s.',
  ),
  today: described(z.string(), 'The release of the food data of today.'),
  difference: described(z.nullable(SaidDifference), '`b` − `a`; null where `withheld` says why.'),
  withheld: z.nullable(z.enum(WITHHELD)),
  parts: described(
    z.nullable(z.array(PartOfChange)),
    'They sum to the difference; null where a side no longer says what it was made of.',
  ),
});
export type SidesChange = z.infer<typeof SidesChange>;

export const compareSides = endpoint({
  method: 'POST',
  path: '/reports/compare',
  callers: 'signed-in',
  changes: false,
  summary: 'Say why one side is other than the other: months of kitchens, reports and recipes, former versions of both',
  description:
    'Each side is read with the rights of its own place. Without `figures` both sides are as published where both rest on one release of the food data, else with that of today.',
  body: z.object({
    a: ChosenSide,
    b: ChosenSide,
    variety: described(z._default(ReportVariety, 'sales'), 'Of sides that are months.'),
    basis: z._default(SidesBasis, 'average'),
    figures: z.optional(FoodDataBasis),
    language: described(z._default(z.enum(LANGUAGES), 'en_gb'), 'Of the names of foods and recipes.'),
  }),
  reply: SidesChange,
});
