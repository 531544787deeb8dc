import { CARBON_LEVELS, isLowImpact, kgPerServing, levelOfDish, type CarbonLevel } from '../../footprint/carbon-level.ts';
import type { Figure } from '../../footprint/figure.ts';
import { energyOf, type FoodEnergy, perThousandKcal, UNKNOWN_ENERGY } from '../../footprint/per-thousand-kcal.ts';
import { levelShares } from '../../footprint/level-shares.ts';
import { combine, combineKnown, type Contribution, inOrder, scaled, upTo } from '../../footprint/uncertainty.ts';
import { addedByFood, addedResource, sum } from './added.ts';
import type { LinePart } from './line-part.ts';
import type { ReportContribution, ReportCoverage, ReportData, ReportLine, ReportTotals } from '../model/report-data.ts';

/** One line to be counted: a sold dish or a purchased food, of one row or of several. */
export interface CountedLine extends Omit<ReportLine, 'level' | 'co2' | 'co2WithoutLandUseChange'> {
  /** The foods of the line with their CO2e; empty when nothing is known of it. */
  parts: readonly LinePart[];
  /** Rows of it that are covered whole. */
  rowsCovered: number;
  /** Grams of all its rows: of unknown weight with what their kind usually weighs; null where nobody can tell. Absent: its weight. */
  weightExpected?: number | null;
  /** Grams CO2e that what does not count of it may have at most. Absent: nothing is missing. */
  missing?: number;
  /** Whether its level may be said: not of a dish whose main part is not weighed, or of too little of it. */
  hasLevel: boolean;
  setAside: boolean;
}

export interface TotalsOptions {
  foodDataVersion: string;
  numberOfGuests: number | null;
  /** Levels count servings (sales) or kilograms (procurement). */
  levelsBy: 'servings' | 'kilograms';
}

type Reported = CountedLine & Pick<ReportLine, 'co2' | 'co2WithoutLandUseChange'> & { level: CarbonLevel | null };

/** Sums lines up into a report's document. The order of the lines changes nothing but their order. */
export function reportTotals(written: readonly CountedLine[], options: TotalsOptions): ReportData {
  const lines = written.map((line): Reported => {
    const co2 = withMissing(
      line.parts.map(({ group, co2: figure }) => ({ group, figure })),
      line.missing ?? 0,
    );
    return { ...line, co2, co2WithoutLandUseChange: twinOf(line.parts), level: levelOfLine(line, co2) };
  });
  const counted = lines.filter(({ setAside }) => !setAside);
  const known = counted.filter((line) => line.co2 !== null);
  const contributions = contributionsOf(counted);
  const co2 = withMissing(
    contributions.map(({ group, co2: figure }) => ({ group, figure })),
    sum(counted.map(({ missing }) => missing ?? 0)),
  );
  const weighed = sum(known.map(({ weightCovered }) => weightCovered));
  // A dish without any figure is in neither side of an average: it would make the others look lighter.
  const portions = sum(known.map(({ servings, mealSize }) => (servings ?? 0) * mealSize));
  const ranked = counted
    .filter(({ level }) => level !== null)
    .toSorted((a, b) => perServing(a) - perServing(b) || (a.key < b.key ? -1 : 1));
  const [lowest, highest] = [ranked[0], ranked.at(-1)];
  return {
    foodDataVersion: options.foodDataVersion,
    foodDataVersions: [options.foodDataVersion],
    ...averages({
      co2,
      co2WithoutLandUseChange: twinOf(contributions),
      portions,
      weightCovered: weighed,
      energy: energyOfParts(counted, weighed),
      numberOfGuests: options.numberOfGuests,
    }),
    totalServings: sum(counted.map(({ servings }) => servings ?? 0)),
    servingsByLevel: levelShares(byLevel(counted, options.levelsBy)),
    products: counted.length,
    lowImpactProducts: counted.filter(({ level }) => isLowImpact(level)).length,
    highestRecipe: highest ? toReportLine(highest) : null,
    lowestRecipe: lowest ? toReportLine(lowest) : null,
    water: addedResource(counted, ({ water }) => water, weightOf),
    land: addedResource(counted, ({ land }) => land, weightOf),
    coverage: coverageOf(lines),
    lines: counted.map(toReportLine),
    contributions,
  };
}

/** The counted part, with a range that holds the missing part; null when nothing is counted. */
function withMissing(known: readonly Contribution[], missing: number): Figure | null {
  if (known.length === 0) return null;
  return combine(missing > 0 ? [...known, { group: 'missing', figure: upTo(missing) }] : known);
}

/** The level of a line that may have one. */
export function levelOfLine({ hasLevel, weightCovered }: CountedLine, co2: Figure | null): CarbonLevel | null {
  return hasLevel ? levelOfDish({ co2: co2?.value ?? null, weight: weightCovered }) : null;
}

/** The parts together without land-use change; null where one is unknown, or there is none. */
function twinOf(parts: readonly ReportContribution[]): Figure | null {
  return combineKnown(parts.map(({ group, co2WithoutLandUseChange: figure }) => ({ group, figure })));
}

type Averages =
  | 'co2'
  | 'co2WithoutLandUseChange'
  | 'portions'
  | 'CO2PerPortion'
  | 'co2PerKgOfFood'
  | 'co2Per1000Kcal'
  | 'co2PerGuest'
  | 'energy';

/** A total with what is read from it; without land-use change nothing is read from it that could be compared. */
export function averages({
  co2,
  co2WithoutLandUseChange = null,
  portions,
  weightCovered,
  energy = UNKNOWN_ENERGY,
  numberOfGuests,
}: {
  co2: Figure | null;
  /** Both left out where figures are compared: those go by the total with land-use change, by portion or kilogram. */
  co2WithoutLandUseChange?: Figure | null;
  portions: number;
  weightCovered: number;
  energy?: FoodEnergy;
  numberOfGuests: number | null;
}): Pick<ReportTotals, Averages> {
  return {
    co2,
    co2WithoutLandUseChange,
    portions,
    CO2PerPortion: divided(co2, portions),
    co2PerKgOfFood: divided(co2, weightCovered / 1000),
    co2Per1000Kcal: perThousandKcal(co2, energy),
    energy,
    co2PerGuest: divided(co2, numberOfGuests ?? 0),
  };
}

function energyOfParts(lines: readonly CountedLine[], weight: number): FoodEnergy {
  const parts = lines.flatMap((line) => line.parts.map(({ energy }) => energy));
  return energyOf({ kcal: sum(parts.map(({ kcal }) => kcal)), grams: sum(parts.map(({ grams }) => grams)) }, weight);
}

/** The part of each food over all lines, the largest first. */
function contributionsOf(lines: readonly CountedLine[]): ReportContribution[] {
  const added = addedByFood(lines.flatMap(({ parts }) => parts)).map(({ co2, co2WithoutLandUseChange: without, ...food }) => ({
    ...food,
    co2: inOrder(co2),
    co2WithoutLandUseChange: without && inOrder(without),
  }));
  return added.toSorted((a, b) => b.co2.value - a.co2.value || (a.group < b.group ? -1 : 1));
}

function coverageOf(lines: readonly Reported[]): ReportCoverage {
  const counted = lines.filter(({ setAside }) => !setAside);
  const rows = sum(lines.map((line) => line.rows));
  return {
    rows,
    rowsCovered: sum(counted.map(({ rowsCovered }) => rowsCovered)),
    rowsSetAside: rows - sum(counted.map((line) => line.rows)),
    weight: sum(counted.map(({ weight }) => weight ?? 0)),
    weightCovered: sum(counted.map(({ weightCovered }) => weightCovered)),
    rowsOfUnknownWeight: sum(counted.filter(({ weight }) => weight === null).map((line) => line.rows)),
    weightExpected: sum(counted.map(({ weight, weightExpected }) => weightExpected ?? weight ?? 0)),
    ...moneyOf(counted),
  };
}

function moneyOf(lines: readonly Reported[]): Pick<ReportCoverage, 'money' | 'moneyCovered'> {
  const priced = lines.filter(({ money }) => money !== null);
  if (priced.length === 0) return {};
  const cost = (some: readonly Reported[]): number => sum(some.map(({ money }) => money ?? 0));
  return { money: cost(priced), moneyCovered: cost(priced.filter(({ co2 }) => co2 !== null)) };
}

function toReportLine(reported: Reported): ReportLine {
  const { parts: _parts, rowsCovered: _rowsCovered, hasLevel: _hasLevel, setAside: _setAside, ...rest } = reported;
  const { weightExpected: _weightExpected, missing: _missing, ...line } = rest;
  return line;
}

function weightOf({ weight }: Reported): number {
  return weight ?? 0;
}

function perServing({ co2, weightCovered }: Reported): number {
  return kgPerServing(co2?.value ?? null, weightCovered) ?? 0;
}

function byLevel(lines: readonly Reported[], by: TotalsOptions['levelsBy']): Record<CarbonLevel, number> {
  const amounts = Object.fromEntries(CARBON_LEVELS.map((level) => [level, 0])) as Record<CarbonLevel, number>;
  for (const { level, servings, weightCovered } of lines) {
    if (level) amounts[level] += by === 'servings' ? (servings ?? 0) : weightCovered / 1000;
  }
  return amounts;
}

function divided(figure: Figure | null, by: number): Figure | null {
  return figure && by > 0 ? scaled(figure, 1 / by) : null;
}
