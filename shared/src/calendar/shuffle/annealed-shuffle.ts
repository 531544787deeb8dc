import { PENALTY, PlanCost } from './plan-cost.ts';
import type { PlanOfCells } from './plan-of-cells.ts';

/** Swaps that are tried: about two seconds of processor. */
const SWAPS = 1_500_000;
/** From the first temperature to the last, as shares of the present mean. */
const [HOT, COLD] = [0.02, 0.000_01];

/**
 * Share of the swaps in which a plan that keeps the rules is looked for, CO2e aside: the way from one that breaks them may lead over plans that
 * emit more, which the search for less would not take.
 */
const MENDING = 0.2;
/** How often a swap is taken there that breaks one rule more: e to the minus 4 is one in fifty. */
const REFUSED = 4;

interface Annealing {
  swaps?: number;
  seed?: number;
  /** Of a broken rule, beside the mean as it stands. */
  penalty?: number;
  /** How far it is, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Swaps after which it says how far it is. */
const SAID_EVERY = 50_000;

/** Days for more dishes than can all be looked at: swaps by simulated annealing, always in the same order of chance. */
export function annealedShuffle(
  plan: PlanOfCells,
  { swaps = SWAPS, seed = 1, penalty = PENALTY.usual, onProgress }: Annealing = {},
): number[][] {
  const random = randomNumbers(seed);
  const days = withLocks(plan);
  const free = freeCells(plan, days);
  const cost = new PlanCost(plan, days, penalty);
  let best = { days: days.map((day) => [...day]), rank: cost.rank, isKept: cost.isKept };
  if (free.length < 2) return best.days;
  const scale = Math.max(cost.co2, 1e-9);
  let isMending = !cost.isKept;
  let rank = isMending ? cost.penalty : cost.rank;
  for (let at = 0; at < swaps; at += 1) {
    if (isMending && (best.isKept || at > swaps * MENDING)) {
      isMending = false;
      rank = cost.rank;
    }
    if (onProgress && at % SAID_EVERY === 0) onProgress(at / swaps);
    const [one, other] = [free[Math.floor(random() * free.length)], free[Math.floor(random() * free.length)]];
    if (!one || !other || one.day === other.day) continue;
    exchange(days, one, other);
    // A swap that puts a dish twice on a day is none, whatever it saves.
    if (standsTooOften(plan, days, one) || standsTooOften(plan, days, other)) {
      exchange(days, one, other);
      continue;
    }
    cost.recount(one.day, other.day);
    const after = isMending ? cost.penalty : cost.rank;
    const temperature = isMending ? (scale * penalty) / REFUSED : scale * HOT * (COLD / HOT) ** (at / swaps);
    if (after <= rank || random() < Math.exp((rank - after) / temperature)) {
      rank = after;
      // On few days one rule that is broken can save more than it costs: what keeps them all comes first.
      const { isKept } = cost;
      const whole = isMending ? cost.rank : after;
      const isBetter = isKept === best.isKept ? whole < best.rank - scale * 1e-12 : isKept;
      if (isBetter) best = { days: days.map((day) => [...day]), rank: whole, isKept };
    } else {
      exchange(days, one, other);
      cost.takeBack();
    }
  }
  return best.days;
}

interface Cell {
  day: number;
  place: number;
}

function exchange(days: number[][], one: Cell, other: Cell): void {
  const [a, b] = [days[one.day], days[other.day]];
  if (!a || !b) return;
  const kept = a[one.place] ?? 0;
  a[one.place] = b[other.place] ?? 0;
  b[other.place] = kept;
}

/** Whether the dish of a cell stands on its day more often than it may. */
function standsTooOften({ cells, mostADay }: PlanOfCells, days: readonly (readonly number[])[], { day, place }: Cell): boolean {
  const ofDay = days[day] ?? [];
  const kind = cells[ofDay[place] ?? 0]?.kind ?? 0;
  let count = 0;
  for (const index of ofDay) if (cells[index]?.kind === kind) count += 1;
  return count > (mostADay[kind] ?? 1);
}

/** As the days stand, but for locked dishes, which change places with what stands on their day. */
function withLocks({ current, lockedTo }: PlanOfCells): number[][] {
  const days = current.map((day) => [...day]);
  for (const [index, to] of lockedTo.entries()) {
    if (to === -1 || days[to]?.includes(index)) continue;
    const from = days.findIndex((day) => day.includes(index));
    const place = days[to]?.findIndex((other) => lockedTo[other] === -1) ?? -1;
    if (from === -1 || place === -1) continue;
    exchange(days, { day: from, place: days[from]?.indexOf(index) ?? 0 }, { day: to, place });
  }
  return days;
}

function freeCells({ lockedTo }: PlanOfCells, days: readonly (readonly number[])[]): Cell[] {
  return days.flatMap((day, at) => day.flatMap((index, place) => (lockedTo[index] === -1 ? [{ day: at, place }] : [])));
}

/** The same numbers for the same seed, 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
