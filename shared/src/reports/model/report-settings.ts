import * as z from 'zod/mini';
import { ORIENTATIONS } from '../../exports/page-size.ts';
import { Benchmark, DEFAULT_BENCHMARK } from '../../footprint/benchmark.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText } from '../../kernel/plain-text.ts';

/** The summary boxes of a report (specification, point 3). */
export const SUMMARY_BOXES = [
  'carbon_footprint',
  'products',
  'low_impact_products',
  'percentage_of_CO2e',
  'hours_driving',
  'hours_flying',
  'total_servings',
  'restaurants_included',
  'low_co2_servings',
  'water_use',
  'land_use',
] as const;
export const SummaryBox = z.enum(SUMMARY_BOXES);
export type SummaryBox = z.infer<typeof SummaryBox>;
/** Of each box whether it counts what is of the best levels. */
const COUNTS_LEVELS: Record<SummaryBox, boolean> = {
  carbon_footprint: false,
  products: false,
  low_impact_products: true,
  percentage_of_CO2e: false,
  hours_driving: false,
  hours_flying: false,
  total_servings: false,
  restaurants_included: false,
  low_co2_servings: true,
  water_use: false,
  land_use: false,
};
/** Those that do: a judgement, where guests are shown figures. */
export const BOXES_OF_LEVELS: readonly SummaryBox[] = SUMMARY_BOXES.filter((box) => COUNTS_LEVELS[box]);

export const AverageType = z.enum(['per_portion', 'per_kg', 'per_1000_kcal', 'per_guest']);
export type AverageType = z.infer<typeof AverageType>;

export const REPORT_BACKGROUNDS = ['blank', 'leaf', 'wave', 'frame'] as const;

const Language = z.enum(LANGUAGES);

/** How a report is shown; none of it changes a figure but the guests, by whom an average may be taken. */
export const ReportSettings = z.object({
  title: z._default(plainText(200), ''),
  description: z._default(plainText(4000, { lines: true }), ''),
  logoType: z._default(z.enum(['organization', 'restaurant', 'none']), 'organization'),
  language: z._default(Language, 'en_gb'),
  datasheetLanguage: z._default(z.nullable(Language), null),
  benchmark: z._default(Benchmark, DEFAULT_BENCHMARK),
  totalBoxes: z._default(z.array(SummaryBox).check(z.maxLength(SUMMARY_BOXES.length)), [
    'carbon_footprint',
    'total_servings',
    'low_co2_servings',
    'hours_driving',
  ]),
  orientation: z._default(z.enum(ORIENTATIONS), 'a4_portrait'),
  background: z._default(z.enum(REPORT_BACKGROUNDS), 'leaf'),
  averageType: z._default(AverageType, 'per_portion'),
  numberOfGuests: z._default(z.nullable(z.number().check(z.gt(0), z.maximum(100_000_000))), null),
});
export type ReportSettings = z.infer<typeof ReportSettings>;
