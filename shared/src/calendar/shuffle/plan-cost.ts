import { tooOften } from './broken-rules.ts';
import { expectedOfDay, NOT_WORSE } from './expected.ts';
import { type GuardLimits, guardLimits, minutesOf } from './guard-limits.ts';
import type { PlanOfCells } from './plan-of-cells.ts';

/** What a broken rule or an exceeded guard costs, beside the mean as it stands. */
const PENALTY = 0.2;
/** A guard that is exceeded by next to nothing is exceeded all the same. */
const EXCEEDED = 0.05;

/** What a day adds: to the mean, to each guarded sum, and the rules that it breaks by itself. */
interface DayCost {
  co2: number;
  sums: number[];
  broken: number;
}

/** The cost of days that swaps change two at a time: only those are counted anew. */
export class PlanCost {
  readonly #plan: PlanOfCells;
  readonly #limits: GuardLimits;
  readonly #days: number[][];
  readonly #ofDay: DayCost[];
  readonly #sums: number[];
  readonly #scale: number;
  #co2 = 0;
  #broken = 0;
  #brokenWeeks: number;

  constructor(plan: PlanOfCells, days: number[][]) {
    this.#plan = plan;
    this.#limits = guardLimits(plan);
    this.#days = days;
    this.#ofDay = days.map((_, at) => this.#costOf(at));
    this.#sums = this.#limits.sums.map(() => 0);
    for (const cost of this.#ofDay) this.#add(cost, 1);
    this.#scale = Math.max(this.#co2, 1e-9) * PENALTY;
    this.#brokenWeeks = this.#weeksBroken();
  }

  /** Grams CO2e expected of a guest. */
  get co2(): number {
    return this.#co2;
  }

  /** The same with what broken rules and guards cost. */
  get rank(): number {
    return this.#co2 + this.#scale * (this.#broken + this.#brokenWeeks + this.#exceeded());
  }

  /** Counts days anew that were changed. */
  recount(...changed: readonly number[]): void {
    for (const at of changed) {
      const former = this.#ofDay[at];
      if (former) this.#add(former, -1);
      const cost = this.#costOf(at);
      this.#ofDay[at] = cost;
      this.#add(cost, 1);
    }
    const [one = 0, other = 0] = changed;
    if (this.#plan.most.length > 0 && this.#plan.weekOf[one] !== this.#plan.weekOf[other])
      this.#brokenWeeks = this.#weeksBroken();
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
      sums: this.#limits.sums.map(({ measure }) => (expectedOfDay(cells, day, measure) ?? 0) * weight),
      broken,
    };
  }

  #count(day: readonly number[], tag: number): number {
    let count = 0;
    for (const index of day) if (this.#plan.cells[index]?.has[tag]) count += 1;
    return count;
  }

  #add({ co2, sums, broken }: DayCost, sign: 1 | -1): void {
    this.#co2 += sign * co2;
    this.#broken += sign * broken;
    for (const [guard, sum] of sums.entries()) this.#sums[guard] = (this.#sums[guard] ?? 0) + sign * sum;
  }

  #exceeded(): number {
    let exceeded = 0;
    for (const [guard, { limit }] of this.#limits.sums.entries()) {
      const sum = this.#sums[guard] ?? 0;
      if (sum > limit) exceeded += EXCEEDED + (sum - limit) / Math.max(limit, 1e-9);
    }
    return exceeded;
  }

  #weeksBroken(): number {
    const { most, weekOf } = this.#plan;
    if (most.length === 0) return 0;
    const counts = new Map<string, number>();
    for (const [at, day] of this.#days.entries())
      for (const { tag } of most) {
        const key = `${weekOf[at] ?? 0} ${tag}`;
        counts.set(key, (counts.get(key) ?? 0) + this.#count(day, tag));
      }
    let broken = 0;
    for (const rule of most)
      for (const week of new Set(weekOf)) broken += Math.max(0, (counts.get(`${week} ${rule.tag}`) ?? 0) - rule.most);
    return broken;
  }
}
