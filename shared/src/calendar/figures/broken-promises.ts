import { type DishPromise, promiseFinding, type PromiseFinding, promisesOf } from '../../recipes/names/dish-promise.ts';
import type { PlanLine } from '../model/menu-plan.ts';
import type { PlanDish } from '../model/plan-dish.ts';

/** A dish that is not what the line it stands on, or its own name, promises to those who avoid meat, or an allergen. */
export interface BrokenPromise<Dish extends DishWithNames = PlanDish> {
  dish: Dish;
  lineId: string;
  promise: PromiseFinding;
  /** The words that promise. */
  words: string;
  /** False: a line of it is open, so that nobody knows. */
  isSure: boolean;
}

type DishWithNames = Pick<PlanDish, 'id' | 'names' | 'diet' | 'allergens' | 'animalRennet'>;

interface DayOfPlan<Dish> {
  cells: readonly { lineId: string }[];
  /** In the order of the cells; null where the recipe is gone: it is not served. */
  dishes: readonly { dish: Dish | null }[];
}

type WrittenPromises = readonly { promise: DishPromise; words: string }[];

/** Words are read once: a dish that goes to another day says there what it said before. */
const ofLines = new WeakMap<PlanLine, WrittenPromises>();
const ofDishes = new WeakMap<Pick<PlanDish, 'names'>, WrittenPromises>();

function saidBy<Speaker extends object>(
  known: WeakMap<Speaker, WrittenPromises>,
  speaker: Speaker,
  read: (speaker: Speaker) => WrittenPromises,
): WrittenPromises {
  const before = known.get(speaker);
  if (before) return before;
  const said = read(speaker);
  known.set(speaker, said);
  return said;
}

const lineSays = ({ name }: PlanLine): WrittenPromises =>
  promisesOf(name, 'heading').map((promise) => ({ promise, words: name }));
const dishSays = ({ names }: Pick<PlanDish, 'names'>): WrittenPromises =>
  names.flatMap(({ name }) => promisesOf(name, 'dish').map((promise) => ({ promise, words: name })));

/** The promises of a day that would mislead guests, each dish with the surest. */
export function brokenPromises<Dish extends DishWithNames>(
  lines: readonly PlanLine[],
  { cells, dishes }: DayOfPlan<Dish>,
): BrokenPromise<Dish>[] {
  return cells.flatMap(({ lineId }, at): BrokenPromise<Dish>[] => {
    const dish = dishes[at]?.dish ?? null;
    if (dish === null) return [];
    const line = lines.find(({ id }) => id === lineId);
    const said = [...(line ? saidBy(ofLines, line, lineSays) : []), ...saidBy(ofDishes, dish, dishSays)];
    const broken = said.flatMap(({ promise, words }): BrokenPromise<Dish>[] => {
      const finding = promiseFinding(promise, dish);
      return finding === null ? [] : [{ dish, lineId, words, ...finding }];
    });
    const surest = broken.find(({ isSure }) => isSure) ?? broken[0];
    return surest ? [surest] : [];
  });
}
