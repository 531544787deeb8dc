import { tooOften } from './broken-rules.ts';
import { expectedOfDay, NOT_WORSE } from './expected.ts';
import { addedBy, type GuardLimits, guardLimits, minutesOf } from './guard-limits.ts';
import type { PlanOfCells } from './plan-of-cells.ts';

/**
 * The cost of a broken rule or an exceeded guard, beside the mean as it stands: so much that it pays on no plan of some weeks, and so little that
 * a search goes by it. On few days one can save more: then nothing else counts before it.
 */
export const PENALTY = { usual: 0.2, strict: 10 };
/** A guard that is exceeded by next to nothing is exceeded all the same. */
const EXCEEDED = 0.05;

/** The cost of a day: in the mean, in each guarded sum, and for the rules that it breaks by itself. */
interface DayCost {
  co2: number;
  sums: number[];
  broken: number;
  /** The rules of how many dishes a week has at most that its dishes count in, once for each dish. */
  most: number[];
  /** Its dishes of each rule of how many days a week has at most. */
  tagged: number[];
}

/** The cost of days that swaps change two at a time: only those are counted anew. */
export class PlanCost {
  readonly #plan: PlanOfCells;
  readonly #limits: GuardLimits;
  readonly #days: number[][];
  readonly #ofDay: DayCost[];
  readonly #sums: number[];
  readonly #scale: number;
  /** Of each cell, the rules of how many dishes a week has at most that it counts in. */
  readonly #mostOf: readonly (readonly number[])[];
  /** Dishes of those rules in each week. */
  readonly #ofWeek: number[][];
  /** The rules of how many days a week has at most, with the dishes of each week that stand on a day too many. */
  readonly #mostDays: readonly { tag: number; most: number; tooMany: number[] }[];
  /** The days of each week. */
  readonly #daysOf: readonly (readonly number[])[];
  #co2 = 0;
  #broken = 0;
  #brokenWeeks = 0;
  /** The former costs of the days that were counted last. */
  #former: { at: number; cost: DayCost }[] = [];

  constructor(plan: PlanOfCells, days: number[][], penalty = PENALTY.usual) {
    this.#plan = plan;
    this.#limits = guardLimits(plan);
    this.#mostOf = plan.cells.map(({ has }) =>
      plan.most.flatMap(({ tag, of }, rule) => (has[tag] && of === 'dishes' ? [rule] : [])),
    );
    this.#mostDays = plan.most.flatMap(({ tag, most, of }) => (of === 'days' ? [{ tag, most, tooMany: [] }] : []));
    this.#days = days;
    this.#ofDay = days.map((_, at) => this.#costOf(at));
    this.#sums = this.#limits.sums.map(() => 0);
    const weeks = Math.max(0, ...plan.weekOf) + 1;
    this.#ofWeek = Array.from({ length: weeks }, () => plan.most.map(() => 0));
    this.#daysOf = Array.from({ length: weeks }, (_, week) => days.flatMap((_day, at) => (plan.weekOf[at] === week ? [at] : [])));
    for (const [at, cost] of this.#ofDay.entries()) this.#add(at, cost, 1);
    for (const ofWeek of this.#daysOf) for (const at of ofWeek.slice(0, 1)) this.#weighDays(at);
    this.#scale = Math.max(this.#co2, 1e-9) * penalty;
  }

  /** Grams CO2e expected of a guest. */
  get co2(): number {
    return this.#co2;
  }

  /** The same with what broken rules and guards cost. */
  get rank(): number {
    return this.#co2 + this.penalty;
  }

  /** What broken rules and guards cost, in grams CO2e. */
  get penalty(): number {
    return this.#scale * (this.#broken + this.#brokenWeeks + this.#exceeded());
  }

  /** Whether no rule is broken and no guard exceeded. */
  get isKept(): boolean {
    return this.#broken === 0 && this.#brokenWeeks === 0 && this.#exceeded() === 0;
  }

  /** Counts two days anew that were changed. */
  recount(one: number, other: number): void {
    this.#former = [];
    this.#replace(one, this.#costOf(one));
    this.#replace(other, this.#costOf(other));
  }

  /** The days that were counted last are as they were before. */
  takeBack(): void {
    const former = this.#former;
    this.#former = [];
    for (const { at, cost } of former) this.#replace(at, cost);
  }

  #replace(at: number, cost: DayCost): void {
    const former = this.#ofDay[at];
    if (former) {
      this.#former.push({ at, cost: former });
      this.#add(at, former, -1);
    }
    this.#ofDay[at] = cost;
    this.#add(at, cost, 1);
    this.#weighDays(at);
  }

  #costOf(at: number): DayCost {
    const { cells, weights, each, once } = this.#plan;
    const day = this.#days[at] ?? [];
    const weight = weights[at] ?? 0;
    let broken = minutesOf(this.#plan, day) > this.#limits.minutes * NOT_WORSE ? 1 : 0;
    for (const tag of each) if (this.#count(day, tag) === 0) broken += 1;
    for (const tag of once) broken += Math.max(0, this.#count(day, tag) - 1);
    broken += tooOften(this.#plan, day);
    return {
      co2: (expectedOfDay(cells, day, 'co2') ?? 0) * weight,
      sums: addedBy(this.#limits, day, weight),
      broken,
      most: day.flatMap((index) => this.#mostOf[index] ?? []),
      tagged: this.#mostDays.map(({ tag }) => this.#count(day, tag)),
    };
  }

  /** Counts anew how many dishes of its week stand on a day too many. */
  #weighDays(at: number): void {
    const week = this.#plan.weekOf[at] ?? 0;
    for (const [rule, { most, tooMany }] of this.#mostDays.entries()) {
      const counts = (this.#daysOf[week] ?? []).map((day) => this.#ofDay[day]?.tagged[rule] ?? 0);
      const now = dishesBeyond(counts, most);
      this.#brokenWeeks += now - (tooMany[week] ?? 0);
      tooMany[week] = now;
    }
  }

  #count(day: readonly number[], tag: number): number {
    let count = 0;
    for (const index of day) if (this.#plan.cells[index]?.has[tag]) count += 1;
    return count;
  }

  #add(at: number, { co2, sums, broken, most }: DayCost, sign: 1 | -1): void {
    this.#co2 += sign * co2;
    this.#broken += sign * broken;
    for (let guard = 0; guard < sums.length; guard += 1) this.#sums[guard] = (this.#sums[guard] ?? 0) + sign * (sums[guard] ?? 0);
    const counts = this.#ofWeek[this.#plan.weekOf[at] ?? 0] ?? [];
    for (const rule of most) {
      const before = counts[rule] ?? 0;
      const now = before + sign;
      const allowed = this.#plan.most[rule]?.most ?? 0;
      counts[rule] = now;
      this.#brokenWeeks += Math.max(0, now - allowed) - Math.max(0, before - allowed);
    }
  }

  #exceeded(): number {
    let exceeded = 0;
    for (const [guard, { limit }] of this.#limits.sums.entries()) {
      const sum = this.#sums[guard] ?? 0;
      if (sum > limit) exceeded += EXCEEDED + (sum - limit) / Math.max(limit, 1e-9);
    }
    return exceeded;
  }
}

/** How many dishes would have to leave their days so that no more than `most` days have any: those of the days with fewest. */
function dishesBeyond(counts: readonly number[], most: number): number {
  let beyond = 0;
  for (const [rank, count] of counts.toSorted((one, other) => other - one).entries()) if (rank >= most) beyond += count;
  return beyond;
}
