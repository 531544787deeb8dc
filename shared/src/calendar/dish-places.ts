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

interface OpenMatching<Dish extends WaitingDish> {
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
  /** How many places were looked at to move dishes aside. */
  looks: number;
}

/**
 * Day by day in the order of the list, but no line takes a dish that another needs, one that promises and that no more dishes suit. Then what is left moves others
 * aside as long as a free place comes of it: as many dishes find a place as can.
 */
export function placedDishes<Dish extends WaitingDish>({ dishes, places, standing, isAgain }: OpenMatching<Dish>): Placed<Dish> {
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
  return { at, ...(isAgain ? { left: [], looks: 0 } : movedAside(waiting, { at, places, standing })) };
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

interface Board<Dish extends WaitingDish> extends Pick<OpenMatching<Dish>, 'places' | 'standing'> {
  at: Map<string, Dish>;
  byLine: ReadonlyMap<string, readonly FreePlace[]>;
  byDay: ReadonlyMap<string, readonly FreePlace[]>;
  /** Where a place stands in the plan. */
  order: ReadonlyMap<FreePlace, number>;
  /** How many places were looked at. */
  looks: number;
}

/** The search ends here even where more could move: it runs while somebody types. */
const MOST_LOOKS = 1_000_000;

/** Those that find no place even where others move. What is known to find none is not tried again. */
function movedAside<Dish extends WaitingDish>(left: readonly Dish[], on: Pick<Board<Dish>, 'places' | 'standing' | 'at'>) {
  const board: Board<Dish> = {
    ...on,
    byLine: Map.groupBy(on.places, ({ lineId }) => lineId),
    byDay: Map.groupBy(on.places, ({ day }) => day),
    order: new Map(on.places.map((place, order) => [place, order])),
    looks: 0,
  };
  const stuckKinds = new Set<string>();
  let waiting = [...left];
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    // A dish that clashed with itself may find a place once others have moved, and only then.
    let stuck = new Set<string>();
    waiting = waiting.filter((dish) => {
      const isFull = board.at.size === board.places.length || board.looks >= MOST_LOOKS;
      if (isFull || stuck.has(dish.id) || stuckKinds.has(kindOf(dish))) return true;
      const { isPlaced, hasClash } = makeRoom(dish, board);
      if (isPlaced) stuck = new Set();
      else if (hasClash) stuck.add(dish.id);
      else stuckKinds.add(kindOf(dish));
      return !isPlaced;
    });
  }
  return { left: waiting, looks: board.looks };
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
  const open = openPlaces(board);
  const steps: Step<Dish>[] = [{ dish, leaves: null, taker: null }];
  let hasClash = false;
  for (const step of steps) {
    for (const place of open.of(step)) {
      board.looks += 1;
      if (isOnDay(step, place, board)) {
        hasClash = true;
        continue;
      }
      open.close(place);
      const other = board.at.get(placeOf(place));
      if (other) {
        if (!isInChain(other, step)) steps.push({ dish: other, leaves: place, taker: step });
        continue;
      }
      move(step, place, board);
      return { isPlaced: true, hasClash };
    }
  }
  return { isPlaced: false, hasClash };
}

/** The places of a search that no dish was put to yet. */
function openPlaces<Dish extends WaitingDish>({ byLine, byDay, order }: Board<Dish>) {
  const open = new Map([...byLine].map(([lineId, places]) => [lineId, new Set(places)]));
  const tried = new Set<string>();
  const inOrder = (one: FreePlace, other: FreePlace): number => (order.get(one) ?? 0) - (order.get(other) ?? 0);
  return {
    /** Of a dish that was tried before only the day that it leaves has become open to it. */
    of: ({ dish, leaves }: Step<Dish>): FreePlace[] => {
      if (tried.has(dish.id)) {
        const ofDay = (leaves && byDay.get(leaves.day)) ?? [];
        return ofDay.filter((place) => dish.lineIds.has(place.lineId) && open.get(place.lineId)?.has(place));
      }
      tried.add(dish.id);
      return [...dish.lineIds].flatMap((lineId) => [...(open.get(lineId) ?? [])]).toSorted(inOrder);
    },
    close: (place: FreePlace): void => {
      open.get(place.lineId)?.delete(place);
    },
  };
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
