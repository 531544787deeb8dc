import { type Compared, type RowOfSums, together } from '@plateprint/shared/dashboard/compare.ts';
import {
  type ComparedFoods,
  type ComparedMonths,
  differenceOfMonths,
  foodsOfChange,
  NO_FOODS,
} from '@plateprint/shared/dashboard/compared-foods.ts';
import type { ComparedRow, FoodOfChange, StandsOut } from '@plateprint/shared/dashboard/comparison.ts';
import type { Outstanding } from '@plateprint/shared/dashboard/stands-out.ts';
import { namedDifference, type SaidDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';

/** Where the foods of a place are looked up: of all of it, and of those rows that are shown. */
export interface FoodsOfPlace {
  ofAll: () => Promise<ComparedFoods>;
  ofRows: (ids: readonly string[]) => Promise<ReadonlyMap<string, ComparedFoods>>;
}

interface Place {
  compared: readonly Compared[];
  variety: ReportVariety;
  foods: FoodsOfPlace;
  nameOfFood: (food: string) => string | null;
}

type Row = RowOfSums & Pick<ComparedRow, 'months'>;

interface Differences {
  changeOfWhole: () => SaidDifference | null;
  foodsOfWhole: () => FoodOfChange[];
  row: (row: Row) => ComparedRow;
  outstanding: (outstanding: Outstanding) => StandsOut;
}

/** Differences of the rows of one page and of what stands out: their foods are looked up at once, and each pair is drawn by itself. */
export async function differencesOfPlace(place: Place, shown: readonly { id: string }[]): Promise<Differences> {
  const { compared, variety, foods, nameOfFood } = place;
  const [whole, ofRows] = await Promise.all([foods.ofAll(), foods.ofRows([...new Set(shown.map(({ id }) => id))])]);
  const byId = new Map(compared.map((one) => [one.id, one]));
  const all = { id: 'whole', ...together(compared) };
  const partOf = (id: string): PlaceFoods => ({ of: byId.get(id) ?? { ...all, id }, foods: ofRows.get(id) ?? NO_FOODS });
  const say = (a: ComparedMonths, b: ComparedMonths): SaidDifference | null =>
    namedDifference(differenceOfMonths(a, b, variety), nameOfFood);
  const change = (one: PlaceFoods): SaidDifference | null => say(formerOf(one), bothNowOf(one));
  const looked = { of: all, foods: whole };
  const fromWhole = (id: string): SaidDifference | null => say(nowOf(looked), nowOf(partOf(id)));
  return {
    changeOfWhole: () => change(looked),
    foodsOfWhole: () =>
      foodsOfChange(formerOf(looked), bothNowOf(looked), variety).map(({ food, co2 }) => ({
        food: food === null ? null : (nameOfFood(food) ?? food),
        co2,
      })),
    row: (row) => {
      const difference = compared.length > 1 ? fromWhole(row.id) : null;
      return { ...row, difference, change: row.change && { ...row.change, difference: change(partOf(row.id)) } };
    },
    outstanding: ({ against, ...one }) => {
      if (against === null) return { ...one, difference: null };
      if (against === 'whole') return { ...one, difference: fromWhole(one.id) };
      if (against === 'former') return { ...one, difference: change(partOf(one.id)) };
      return { ...one, difference: say(nowOf(partOf(against.row)), nowOf(partOf(one.id))) };
    },
  };
}

interface PlaceFoods {
  of: Pick<Compared, 'id' | 'sums' | 'both'>;
  foods: ComparedFoods;
}

const nowOf = ({ of, foods }: PlaceFoods): ComparedMonths => ({ id: of.id, sums: of.sums, ...foods.now });
const bothNowOf = ({ of, foods }: PlaceFoods): ComparedMonths => ({ id: of.id, sums: of.both.now, ...foods.bothNow });
const formerOf = ({ of, foods }: PlaceFoods): ComparedMonths => ({
  id: `${of.id} before`,
  sums: of.both.former,
  ...foods.bothFormer,
});
