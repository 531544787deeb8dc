import { type Covered, mayBeCompared } from '../../footprint/coverage.ts';
import { type CountedSide, differenceOfCounted } from '../../footprint/difference/counted-side.ts';
import type { FoodPart } from '../../footprint/difference/food-part.ts';
import type { Figure } from '../../footprint/figure.ts';
import { NO_ENERGY } from '../../footprint/per-thousand-kcal.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import { type Day, type Month, monthOfDay } from '../../kernel/month.ts';
import { goalMonth, monthsOfBase, type TargetDraft } from '../model/target.ts';
import {
  type CountedMonth,
  co2OfMonths,
  type Counting,
  coverageOfMonths,
  divisorOf,
  lacksEnergy,
  valueOfMonths,
} from './counted-month.ts';
import { isOver, type JudgedMonths, judgedMonths, monthOfYear, shownMonths } from './judged-months.ts';
import { meanPoint, pathAt, type PathPoint } from './path-line.ts';
import type { PathMonth, TargetPath, Withheld } from './target-path.ts';

/** The foods of some months together, with land-use change, and the versions of the food data that these were made with. */
export interface MonthsFoods {
  foods: readonly FoodPart[];
  versions: readonly string[];
}

export interface CountedTarget {
  target: TargetDraft;
  /** Months with their reports added up, in the order of time. */
  months: readonly CountedMonth[];
  today: Day;
  /** Those of the months that are held against each other (`judgedMonths`). */
  foods: { against: MonthsFoods; latest: MonthsFoods };
}

const YEAR = 12;

/**
 * A target's way. The path is so many times the base, so an error of a food is the same in both and cancels: whether a kitchen is on
 * its path may be sure though nobody knows its total to a third. Once the goal's year is over that year is held against the goal itself.
 */
export function pathOfTarget(counted: CountedTarget): Omit<TargetPath, 'foodDataVersion'> {
  const { target, months, today, foods } = counted;
  const judged = judgedMonths(target, months, today);
  const { base, latest } = judged;
  const baseValue = valueOfMonths(base, target);
  const isDecided = isOver(target, today);
  const withheld = whyWithheld(target, judged, isDecided);
  const isSaid = withheld === null;
  const known = new Map(months.map((month) => [month.month, month]));
  const goal = pathAt(target, goalMonth(target));
  const judgedPoint = isDecided ? goal : meanPathOf(judged, target);
  return {
    base: { ...countedValue(base, target), months: base.length, of: monthsOfBase(target).length },
    goal: { month: goalMonth(target), value: valueAt(goal, baseValue), isOver: isDecided },
    months: shownMonths(target, today).map((month) => ({
      ...pathMonth(known.get(month) ?? noReports(month), { judged, target }),
      isAhead: month >= monthOfDay(today),
    })),
    latest:
      latest.length === 0
        ? null
        : {
            from: latest[0]?.month ?? '',
            to: latest.at(-1)?.month ?? '',
            months: latest.length,
            ...countedValue(latest, target),
            path: isSaid ? valueAt(judgedPoint, valueOfMonths(judged.against, target)) : null,
          },
    verdict: isSaid ? differenceFrom(judgedPoint, counted, judged) : null,
    withheld,
    gap: isSaid && !isDecided ? gapTo(goal, counted, judged) : null,
    coverageOf: coverageOfMonths(base, target).of,
    foodDataVersions: [...new Set([...foods.against.versions, ...foods.latest.versions])].toSorted(),
  };
}

function whyWithheld(target: Counting, { base, latest }: JudgedMonths, isDecided: boolean): Withheld | null {
  if (base.length === 0) return 'no_base';
  if (!mayBeCompared(coverageOfMonths(base, target).state))
    return lacksEnergy(base, target) ? 'energy_unknown' : 'base_too_little';
  if (latest.length === 0) return isDecided ? 'no_goal_months' : 'no_months';
  if (!mayBeCompared(coverageOfMonths(latest, target).state))
    return lacksEnergy(latest, target) ? 'energy_unknown' : 'too_little';
  const isKnown = [base, latest].every((months) => co2OfMonths(months, target.landUse) !== null);
  return isKnown ? null : target.landUse === 'without' ? 'land_use_unknown' : 'too_little';
}

interface CountedValue {
  value: Figure | null;
  coverage: number | null;
  coverageState: Covered['state'];
}

/** The value of months; null where too little of them is counted. */
function countedValue(months: readonly CountedMonth[], counting: Counting): CountedValue {
  const { share, state } = coverageOfMonths(months, counting);
  return { value: mayBeCompared(state) ? valueOfMonths(months, counting) : null, coverage: share, coverageState: state };
}

function noReports(month: Month): CountedMonth {
  const co2 = { with: null, without: null };
  return { month, kitchens: 0, expected: 0, co2, portions: 0, weightCovered: 0, energy: NO_ENERGY, counted: 0, whole: 0 };
}

function pathMonth(
  month: CountedMonth,
  { judged, target }: { judged: JudgedMonths; target: TargetDraft },
): Omit<PathMonth, 'isAhead'> {
  const isLater = month.month > target.baseTo;
  const base = isLater ? valueOfMonths(baseOf(month, judged, target), target) : null;
  const { month: name, kitchens, expected } = month;
  return {
    month: name,
    kitchens,
    expected,
    ...countedValue([month], target),
    path: isLater ? valueAt(pathAt(target, name), base) : null,
  };
}

/** The base of a month's path: for a total the same month of the base where it has it, else the whole base. */
function baseOf(month: CountedMonth, { base }: JudgedMonths, target: TargetDraft): readonly CountedMonth[] {
  const same = target.basis === 'total' ? base.filter((each) => monthOfYear(each) === monthOfYear(month)) : [];
  return same.length > 0 ? same : base;
}

/** Where the path is over the months that are judged. */
function meanPathOf(judged: JudgedMonths, target: TargetDraft): PathPoint {
  return meanPoint(
    judged.latest.map((month) => ({ point: pathAt(target, month.month), weight: weightOf(month, judged, target) })),
  );
}

/** How much a month weighs in the path over several: by its portions or kilograms, of a total by what the base was then. */
function weightOf(month: CountedMonth, judged: JudgedMonths, target: TargetDraft): number {
  if (target.basis !== 'total') return divisorOf([month], target) ?? 0;
  return valueOfMonths(baseOf(month, judged, target), target)?.value ?? 0;
}

function valueAt({ ofBase, grams }: PathPoint, base: Figure | null): number | null {
  return base === null ? null : base.value * ofBase + grams;
}

/** The latest months against a point of the path; null where one has nothing to be divided by. */
function differenceFrom(point: PathPoint, counted: CountedTarget, judged: JudgedMonths): TargetPath['verdict'] {
  const [path, own] = [pathSide(point, counted, judged), ownSide(counted, judged)];
  return path && own && differenceOfCounted(path, own);
}

/** Grams CO2e a year above the goal. */
function gapTo(goal: PathPoint, counted: CountedTarget, judged: JudgedMonths): Figure | null {
  const { target } = counted;
  const { latest } = judged;
  const difference = differenceFrom(goal, counted, judged)?.co2 ?? null;
  const amount = target.basis === 'total' ? YEAR : ((divisorOf(latest, target) ?? 0) * YEAR) / latest.length;
  return difference === null ? null : scaled(difference, amount);
}

function ownSide({ target, foods }: CountedTarget, { latest }: JudgedMonths): CountedSide | null {
  const [co2, divisor] = [co2OfMonths(latest, target.landUse), divisorOf(latest, target)];
  if (co2 === null || divisor === null) return null;
  return {
    id: 'latest',
    co2: co2.value,
    per: divisor,
    share: coverageOfMonths(latest, target).share ?? 0,
    foods: times(foods.latest.foods, byLandUse(latest, target)),
    versions: foods.latest.versions,
  };
}

/** So many times the base, and grams that have no error. */
function pathSide({ ofBase, grams }: PathPoint, { target, foods }: CountedTarget, { against }: JudgedMonths): CountedSide | null {
  const [co2, divisor] = [co2OfMonths(against, target.landUse), divisorOf(against, target)];
  if (co2 === null || divisor === null) return null;
  const share = coverageOfMonths(against, target).share ?? 0;
  const base = (co2.value / divisor) * ofBase;
  const scale = (byLandUse(against, target) * ofBase) / divisor;
  const parts = ofBase > 0 ? times(foods.against.foods, scale) : [];
  return {
    id: 'base',
    co2: base + grams,
    per: 1,
    // Of the grams of a goal nothing is missing.
    share: base + grams > 0 ? 1 - ((1 - share) * base) / (base + grams) : 1,
    foods: grams > 0 ? [...parts, withoutError(grams)] : parts,
    versions: ofBase > 0 ? foods.against.versions : [],
  };
}

function withoutError(grams: number): FoodPart {
  return {
    food: 'the goal',
    supply: '',
    co2: { value: grams, low: grams, high: grams },
    supplyRange: { low: grams, high: grams },
  };
}

function times(parts: readonly FoodPart[], by: number): FoodPart[] {
  if (by === 1) return [...parts];
  return parts.map(({ food, supply, co2, supplyRange: { low, high } }) => ({
    food,
    supply,
    co2: scaled(co2, by),
    supplyRange: { low: low * by, high: high * by },
  }));
}

/**
 * What foods count for without land-use change, as a share of what they do with it. Foods are kept with it alone, and nobody tells
 * how sure the part is: the range keeps its width in shares of the figure, as everywhere (`withoutLandUse`).
 */
function byLandUse(months: readonly CountedMonth[], { landUse }: Counting): number {
  if (landUse === 'with') return 1;
  const [whole, without] = [co2OfMonths(months, 'with'), co2OfMonths(months, 'without')];
  return whole && without && whole.value > 0 ? without.value / whole.value : 1;
}
