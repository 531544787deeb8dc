import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import { threadsOf } from './threads-of.ts';

/** Up to so many items are answered where the request is: handing them over would take longer. */
export const FEW = 40;
/** Items of one order: a thread is free for others after some ten milliseconds. */
const OF_AN_ORDER = 50;

/** Work over the food data that a thread does as well as the one that answers requests. */
export interface ThreadWork<How extends object, Item, Answer> {
  /** The module that answers orders of `{ ...how, items }` with a list of answers. */
  module: URL;
  /** The same here, for few items. */
  answerTo: (foodData: FoodData, item: Item, how: How) => Answer;
  how: How;
  /** How many items are an order, and from how many on threads are asked: for items that are much by themselves. */
  /** Ends it: what no thread has begun is not done any more. */
  signal?: AbortSignal | undefined;
  few?: number;
  ofAnOrder?: number;
}

/** The answer to each item, in order: of many by threads, of few here. */
export async function inThreads<How extends object, Item, Answer>(
  foodData: FoodData,
  items: readonly Item[],
  { module, answerTo, how, signal, few = FEW, ofAnOrder = OF_AN_ORDER }: ThreadWork<How, Item, Answer>,
): Promise<Answer[]> {
  const here = async (): Promise<Answer[]> => inSlices(items, (item) => answerTo(foodData, item, how), signal);
  const [only] = items;
  // A single item runs at once: queued, it would only wait behind later calls.
  if (only !== undefined && items.length === 1) return [answerTo(foodData, only, how)];
  if (items.length <= few) return here();
  const orders = Array.from({ length: Math.ceil(items.length / ofAnOrder) }, (_, order) => ({
    ...how,
    items: items.slice(order * ofAnOrder, (order + 1) * ofAnOrder),
  }));
  const threads = await threadsOf(foodData);
  const answers = await threads.run<Answer[]>(module, orders, signal);
  return answers.flat();
}
