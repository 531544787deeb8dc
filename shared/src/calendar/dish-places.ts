import { type CellPlace, placeOf } from './model/menu-plan.ts';

/** A place of the plan that is to be filled. */
export interface FreePlace extends CellPlace {
  /** Places of one day share it. */
  day: string;
  /** Whether its line promises something of its dishes. */
  isPromising: boolean;
}

/** A dish that waits for a place, with the lines that take it. */
export interface WaitingDish {
  id: string;
  lineIds: ReadonlySet<string>;
}

interface Waiting<Dish extends WaitingDish> {
  /** In the order in which they are put. */
  dishes: readonly Dish[];
  /** Day by day. */
  places: readonly FreePlace[];
  /** The dishes that stand on a day already; what is put there is added. */
  standing: Map<string, Set<string>>;
  /** Whether a dish waits again as soon as it stands. */
  isAgain: boolean;
}

interface Placed<Dish extends WaitingDish> {
  /** By the name of the place. */
  at: Map<string, Dish>;
  left: Dish[];
}

/**
 * Day by day in the order of the list, but no line takes a dish that another needs, one that promises and that no more dishes suit. Then what is left moves others
 * aside as long as a free place comes of it: as many dishes find a place as can.
 */
export function placedDishes<Dish extends WaitingDish>({ dishes, places, standing, isAgain }: Waiting<Dish>): Placed<Dish> {
  const waiting = [...dishes];
  const at = new Map<string, Dish>();
  const need = neededOn(places, waiting);
  for (const place of places) {
    const { day, lineId } = place;
    const ofDay = standing.get(day);
    const fits = (dish: Dish): boolean => dish.lineIds.has(lineId) && !ofDay?.has(dish.id);
    const spare = waiting.findIndex((dish) => fits(dish) && !need.isNeeded(dish, place));
    const index = spare === -1 && isAgain ? waiting.findIndex(fits) : spare;
    const [dish] = index === -1 ? [] : waiting.splice(index, 1);
    if (dish && isAgain) waiting.push(dish);
    need.past(lineId, dish && !isAgain ? dish : null);
    if (!dish) continue;
    at.set(placeOf(place), dish);
    standing.set(day, new Set([...(ofDay ?? []), dish.id]));
  }
  return { at, left: isAgain ? [] : movedAside(waiting, { at, places, standing }) };
}

/** Which lines need the dishes that still wait, as the places pass: those with no more dishes than places. */
function neededOn(places: readonly FreePlace[], dishes: readonly WaitingDish[]) {
  const lines = [...Map.groupBy(places, ({ lineId }) => lineId)].map(([lineId, all]) => {
    const suits = dishes.filter(({ lineIds }) => lineIds.has(lineId)).length;
    return { lineId, isPromising: all[0]?.isPromising ?? false, breadth: suits, suits, places: all.length };
  });
  const breadths = new Map(lines.map(({ lineId, breadth }) => [lineId, breadth]));
  return {
    isNeeded: ({ lineIds }: WaitingDish, on: FreePlace): boolean => {
      const breadth = breadths.get(on.lineId) ?? 0;
      return lines.some(
        (line) =>
          lineIds.has(line.lineId) &&
          line.suits <= line.places &&
          (line.breadth < breadth || (line.breadth === breadth && line.isPromising && !on.isPromising)),
      );
    },
    /** A place was passed, and with it went a dish, or none. */
    past: (lineId: string, dish: WaitingDish | null): void => {
      for (const line of lines) {
        if (line.lineId === lineId) line.places -= 1;
        if (dish?.lineIds.has(line.lineId)) line.suits -= 1;
      }
    },
  };
}

interface Board<Dish extends WaitingDish> extends Pick<Waiting<Dish>, 'places' | 'standing'> {
  at: Map<string, Dish>;
}

/** Those that find no place even where others move; of a kind that finds none the others are not tried. */
function movedAside<Dish extends WaitingDish>(left: readonly Dish[], board: Board<Dish>): Dish[] {
  const stuck = new Set<string>();
  return left.filter((dish) => {
    if (stuck.has(kindOf(dish)) || board.at.size === board.places.length) return true;
    const { isPlaced, hasClash } = makeRoom(dish, board);
    if (!isPlaced && !hasClash) stuck.add(kindOf(dish));
    return !isPlaced;
  });
}

/** Dishes of a kind stand on the same lines. */
function kindOf({ lineIds }: WaitingDish): string {
  return [...lineIds].join(' ');
}

interface Step<Dish extends WaitingDish> {
  dish: Dish;
  /** The place that it leaves, and the step that takes it. */
  leaves: FreePlace | null;
  taker: Step<Dish> | null;
}

/** The shortest chain of dishes that move, the last to a free place: searched in breadth. */
function makeRoom<Dish extends WaitingDish>(dish: Dish, board: Board<Dish>): { isPlaced: boolean; hasClash: boolean } {
  const seen = new Set<FreePlace>();
  const searched = new Set<string>();
  const steps: Step<Dish>[] = [{ dish, leaves: null, taker: null }];
  let hasClash = false;
  for (const step of steps) {
    if (searched.has(kindOf(step.dish))) continue;
    let hasOwnClash = false;
    for (const place of board.places) {
      if (seen.has(place) || !step.dish.lineIds.has(place.lineId)) continue;
      if (isOnDay(step, place, board)) {
        hasOwnClash = true;
        continue;
      }
      seen.add(place);
      const other = board.at.get(placeOf(place));
      if (other) {
        if (!isInChain(other, step)) steps.push({ dish: other, leaves: place, taker: step });
        continue;
      }
      move(step, place, board);
      return { isPlaced: true, hasClash };
    }
    if (!hasOwnClash) searched.add(kindOf(step.dish));
    hasClash ||= hasOwnClash;
  }
  return { isPlaced: false, hasClash };
}

function isOnDay<Dish extends WaitingDish>({ dish, leaves }: Step<Dish>, { day }: FreePlace, { standing }: Board<Dish>): boolean {
  return leaves?.day !== day && (standing.get(day)?.has(dish.id) ?? false);
}

function isInChain<Dish extends WaitingDish>({ id }: Dish, from: Step<Dish>): boolean {
  for (let step: Step<Dish> | null = from; step; step = step.taker) if (step.dish.id === id) return true;
  return false;
}

function move<Dish extends WaitingDish>(last: Step<Dish>, to: FreePlace, { at, standing }: Board<Dish>): void {
  let place: FreePlace | null = to;
  for (let step: Step<Dish> | null = last; step && place; step = step.taker) {
    if (step.leaves) standing.get(step.leaves.day)?.delete(step.dish.id);
    at.set(placeOf(place), step.dish);
    standing.set(place.day, new Set([...(standing.get(place.day) ?? []), step.dish.id]));
    place = step.leaves;
  }
}
