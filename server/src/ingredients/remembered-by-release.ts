import { isMainThread } from 'node:worker_threads';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';

interface Bounds {
  inProcess: number;
  /** Of each thread, which have a memory of their own. */
  inThreads: number;
}

/** What is remembered of a release of the food data: a release's own, so that new food data begins anew. `name` as the metrics say it. */
export function rememberedByRelease<Value>(
  name: string,
  { inProcess, inThreads }: Bounds,
): (foodData: FoodData) => Remembered<Value> {
  const releases = new WeakMap<FoodData, Remembered<Value>>();
  return (foodData) => {
    const known = releases.get(foodData) ?? new Remembered<Value>(name, isMainThread ? inProcess : inThreads);
    releases.set(foodData, known);
    return known;
  };
}
