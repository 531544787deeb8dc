import { type DishPromise, dishPromiseKept, promisesOf } from '../../recipes/names/dish-promise.ts';
import type { PlanLine } from '../model/menu-plan.ts';
import type { PlanDish } from '../model/plan-dish.ts';

/** A dish that is not what the line it stands on, or its own name, promises to those who avoid meat, or an allergen. */
export interface BrokenPromise {
  dish: PlanDish;
  lineId: string;
  promise: DishPromise;
  /** The words that promise. */
  words: string;
  /** False: a line of it is open, so that nobody knows. */
  isSure: boolean;
}

interface DayOfPlan {
  cells: readonly { lineId: string }[];
  /** In the order of the cells; null where the recipe is gone: it is not served. */
  dishes: readonly { dish: PlanDish | null }[];
}

/** What guests would be misled by on a day, each dish with the surest. */
export function brokenPromises(lines: readonly PlanLine[], { cells, dishes }: DayOfPlan): BrokenPromise[] {
  return cells.flatMap(({ lineId }, at): BrokenPromise[] => {
    const dish = dishes[at]?.dish ?? null;
    if (dish === null) return [];
    const line = lines.find(({ id }) => id === lineId)?.name ?? '';
    const said = [
      ...promisesOf(line, 'heading').map((promise) => ({ promise, words: line })),
      ...dish.names.flatMap(({ name }) => promisesOf(name, 'dish').map((promise) => ({ promise, words: name }))),
    ];
    const broken = said.flatMap(({ promise, words }): BrokenPromise[] => {
      const kept = dishPromiseKept(promise, dish);
      return kept === 'kept' ? [] : [{ dish, lineId, promise, words, isSure: kept === 'broken' }];
    });
    const surest = broken.find(({ isSure }) => isSure) ?? broken[0];
    return surest ? [surest] : [];
  });
}
