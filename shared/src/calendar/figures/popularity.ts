import type { Diet } from '../../ingredients/allergen.ts';
import type { PlanDish } from '../model/plan-dish.ts';
import { chosenOnDays } from './chosen-on-days.ts';

/** Months, or days, of the kind's mean that stand beside what was sold: one good month alone makes no favourite. */
const KIND_MONTHS = 1;
const KIND_DAYS = 2;

type Sold = Pick<PlanDish, 'id' | 'diet' | 'sold'>;

/** Servings over so many times, and how often the kind's mean stands beside them. */
interface Counted {
  servings: number;
  times: number;
  beside: number;
}

/**
 * How much each dish is chosen: what was sold, drawn towards the mean of its kind (vegan, vegetarian, fish, meat) among the dishes of
 * the plan. Where reports say by day what was sold, it is servings of a day on which the dish was there, by how much what stood beside it is
 * chosen (`chosenOnDays`), else of a month. Months and days of more returns than sales count as none sold. A dish that was never sold has its kind's mean; where nothing was sold all are 1.
 */
export function popularities(dishes: readonly Sold[]): Map<string, number> {
  const share = dayOfMonth(dishes);
  const onDays = chosenOnDays(
    dishes.map(({ id, sold }) => ({
      id,
      days: (sold?.onDays ?? []).map(({ day, servings }) => ({ day, servings: Math.max(0, servings) })),
    })),
  );
  const counted = dishes.map(({ id, diet, sold }) => ({ id, diet, ...countedOf(sold, share, onDays.get(id)) }));
  const all = meanOf(counted) ?? 1;
  const ofKind = new Map<Diet | null, number>();
  for (const [diet, kind] of Map.groupBy(counted, (dish) => dish.diet)) ofKind.set(diet, meanOf(kind) ?? all);
  return new Map(
    counted.map(({ id, diet, servings, times, beside }) => {
      const kind = ofKind.get(diet) ?? all;
      return [id, (servings + kind * beside) / (times + beside)];
    }),
  );
}

/** By the popularities that they are of: the same are asked for every cell of a plan. */
const means = new WeakMap<ReadonlyMap<string, number>, number>();

/** The popularity of a dish; of one of which nothing is known, for its recipe is gone, the mean of the others: its place still waits for as many. */
export function popularityOf(popularity: ReadonlyMap<string, number>, recipeId: string): number {
  const known = popularity.get(recipeId);
  if (known !== undefined) return known;
  const mean = means.get(popularity) ?? meanPopularity(popularity);
  means.set(popularity, mean);
  return mean;
}

function meanPopularity(popularity: ReadonlyMap<string, number>): number {
  const all = [...popularity.values()];
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
  return mean > 0 ? mean : 1;
}

/** What the share of a dish rests on: its own sales, those of other dishes of the plan, or nothing, for then all count alike. */
export type SalesBehind = 'own' | 'others' | 'none';

export function salesBehind(sold: Sold['sold'], dishes: Iterable<Pick<Sold, 'sold'>>): SalesBehind {
  if (isSold(sold)) return 'own';
  return [...dishes].some((dish) => isSold(dish.sold)) ? 'others' : 'none';
}

const isSold = (sold: Sold['sold']): boolean =>
  (sold?.servings ?? 0) > 0 || (sold?.onDays ?? []).some(({ servings }) => servings > 0);

function countedOf(sold: Sold['sold'], share: number | null, aDay: number | undefined): Counted {
  const times = sold?.onDays?.length ?? 0;
  if (share !== null && aDay !== undefined && times > 0) return { servings: Math.max(0, aDay) * times, times, beside: KIND_DAYS };
  return { servings: Math.max(0, sold?.servings ?? 0) * (share ?? 1), times: sold?.months ?? 0, beside: KIND_MONTHS };
}

/** The share of a dish's day in its month, by the dishes of which both are known; null where nothing is known by day. */
function dayOfMonth(dishes: readonly Sold[]): number | null {
  let [byDay, byMonth, isKnown] = [0, 0, false];
  for (const { sold } of dishes) {
    if (!sold?.onDays || sold.onDays.length === 0) continue;
    isKnown = true;
    if (sold.months === 0) continue;
    byDay += sold.onDays.reduce((sum, { servings }) => sum + servings, 0) / sold.onDays.length;
    byMonth += sold.servings / sold.months;
  }
  if (!isKnown) return null;
  // Sales that are known by month alone then say nothing beside days.
  return byMonth > 0 ? Math.max(0, byDay / byMonth) : 0;
}

/** Null where none was sold. */
function meanOf(dishes: readonly Counted[]): number | null {
  const sold = dishes.flatMap(({ servings, times }) => (times > 0 && servings > 0 ? [servings / times] : []));
  const sum = sold.reduce((total, each) => total + each, 0);
  return sum > 0 ? sum / sold.length : null;
}
