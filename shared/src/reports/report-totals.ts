import { CARBON_LEVELS, kgPerServing, levelOfDish, type CarbonLevel } from '../footprint/carbon-level.ts';
import type { Figure } from '../footprint/figure.ts';
import { levelShares } from '../footprint/level-shares.ts';
import { combine, scaled } from '../footprint/uncertainty.ts';
import type { ReportCoverage, ReportData, ReportLine } from './report-data.ts';

/** One line to be counted: a sold dish, a purchased food, or what a restaurant's own report already summed up. */
export interface CountedLine {
  key: string;
  name: string;
  /** Sales: as sold. Procurement: null. */
  servings: number | null;
  /** What one serving counts as in averages per portion: snacks 0.1 … main course 1. */
  mealSize: number;
  /** Grams of the whole line; null when unknown. */
  weight: number | null;
  /** Grams of it that have a figure. */
  weightCovered: number;
  /** Grams CO2e of the whole line. */
  co2: Figure | null;
  /** Litres and m²·year of the whole line, with the share of its weight they cover. */
  water: { value: number | null; coverage: number };
  land: { value: number | null; coverage: number };
  complete: boolean;
  setAside: boolean;
  /** What its error comes from: lines of one group are too high or too low together. */
  group: string;
}

export interface TotalsOptions {
  foodDataVersion: string;
  numberOfGuests: number | null;
  /** Levels count servings (sales) or kilograms (procurement). */
  levelsBy: 'servings' | 'kilograms';
}

/** Sums lines up into a report's document. The order of the lines changes nothing but their order. */
export function reportTotals(lines: readonly CountedLine[], options: TotalsOptions): ReportData {
  const counted = lines.filter(({ setAside }) => !setAside);
  const known = counted.filter((line) => line.co2 !== null);
  const co2 = combine(known.flatMap(({ group, co2: figure }) => (figure ? [{ group, figure }] : [])));
  const weighed = sum(known.map(({ weightCovered }) => weightCovered));
  // A dish without any figure is in neither side of an average: it would make the others look lighter.
  const portions = sum(known.map(({ servings, mealSize }) => (servings ?? 0) * mealSize));
  const reported = counted.map(toReportLine);
  const ranked = reported
    .filter((line) => line.co2 !== null && line.weight !== null && line.weight > 0)
    .toSorted((a, b) => perServing(a) - perServing(b) || (a.key < b.key ? -1 : 1));
  return {
    foodDataVersion: options.foodDataVersion,
    co2,
    CO2PerPortion: divided(co2, portions),
    co2PerKgOfFood: divided(co2, weighed / 1000),
    co2PerGuest: divided(co2, options.numberOfGuests ?? 0),
    totalServings: sum(counted.map(({ servings }) => servings ?? 0)),
    servingsByLevel: levelShares(byLevel(counted, options.levelsBy)),
    highestRecipe: ranked.at(-1) ?? null,
    lowestRecipe: ranked[0] ?? null,
    water: measured(counted, ({ water }) => water),
    land: measured(counted, ({ land }) => land),
    coverage: coverageOf(lines),
    lines: reported,
  };
}

function coverageOf(lines: readonly CountedLine[]): ReportCoverage {
  const counted = lines.filter(({ setAside }) => !setAside);
  return {
    rows: lines.length,
    rowsCovered: counted.filter(({ co2, complete }) => co2 !== null && complete).length,
    rowsSetAside: lines.length - counted.length,
    weight: sum(counted.map(({ weight }) => weight ?? 0)),
    weightCovered: sum(counted.map(({ weightCovered }) => weightCovered)),
    rowsOfUnknownWeight: counted.filter(({ weight }) => weight === null).length,
  };
}

function toReportLine({ key, name, servings, weight, weightCovered, co2, complete }: CountedLine): ReportLine {
  const level = levelOfDish({ co2: co2?.value ?? null, weight: weightCovered });
  return { key, name, servings, weight, co2, level, complete };
}

function perServing({ co2, weight }: ReportLine): number {
  return kgPerServing(co2?.value ?? null, weight) ?? 0;
}

function byLevel(lines: readonly CountedLine[], by: TotalsOptions['levelsBy']): Record<CarbonLevel, number> {
  const amounts = Object.fromEntries(CARBON_LEVELS.map((level) => [level, 0])) as Record<CarbonLevel, number>;
  for (const line of lines) {
    const level = levelOfDish({ co2: line.co2?.value ?? null, weight: line.weightCovered });
    if (level) amounts[level] += by === 'servings' ? (line.servings ?? 0) : line.weightCovered / 1000;
  }
  return amounts;
}

function measured(
  lines: readonly CountedLine[],
  of: (line: CountedLine) => { value: number | null; coverage: number },
): { value: number | null; coverage: number } {
  const known = lines.filter((line) => of(line).value !== null);
  const weight = sum(lines.map((line) => line.weight ?? 0));
  const covered = sum(known.map((line) => (line.weight ?? 0) * of(line).coverage));
  return {
    value: known.length === 0 ? null : sum(known.map((line) => of(line).value ?? 0)),
    coverage: weight > 0 ? covered / weight : 0,
  };
}

function divided(figure: Figure | null, by: number): Figure | null {
  return figure && by > 0 ? scaled(figure, 1 / by) : null;
}

/** Exact enough for any order: sorted by size first, so that rows in another order give the same sum to the bit. */
function sum(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b).reduce((total, value) => total + value, 0);
}
