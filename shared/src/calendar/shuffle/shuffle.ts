import { annealedShuffle } from './annealed-shuffle.ts';
import { brokenRules } from './broken-rules.ts';
import { exactShuffle, MOST_EXACT } from './exact-shuffle.ts';
import { co2OnSameDays, guarded, keepsGuards } from './expected.ts';
import { PENALTY } from './plan-cost.ts';
import { type PlanHow, type PlanOfCells, planOfCells } from './plan-of-cells.ts';
import { GUARDS, type ShuffleAnswer, type ShuffleProblem } from './shuffle-problem.ts';

interface ShuffleHow extends PlanHow {
  /** How far the search is, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Days that save no more than this share change nothing: by default what sums in another order differ in their last digits. */
  leastGain?: number;
}

export type Shuffled = { answer: ShuffleAnswer } | { unmet: string[] };

/**
 * The same dishes on the days that make the expected CO2e of a guest least: the mean over days, weighted by their guests, of
 * Σ p·c ÷ Σ p of a day's dishes, p their popularity. Rules are kept, locked cells stay, nothing guarded becomes worse, and no
 * dish stands on a day more often than on any day before.
 * @source The idea and what it can save: Nature Food 2025, which dishes compete on a day
 */
export function shuffle(problem: ShuffleProblem, { onProgress, leastGain = 1e-12, ...how }: ShuffleHow = {}): Shuffled {
  const { plan, found } = searched(problem, how, onProgress);
  if (found === null) return { unmet: unmetRules(problem, how) };
  const days = isWorth(plan, found.days, leastGain) ? found.days : plan.current;
  const co2 = co2OnSameDays(plan, plan.current, days);
  const names = inPlaces(plan, problem, days).map((day) => day.map((index) => plan.cells[index]?.dish.id ?? ''));
  return {
    answer: {
      days: names,
      co2Before: co2?.before ?? null,
      co2After: co2?.after ?? null,
      guards: GUARDS.filter((guard) => problem.guards.includes(guard)).map((name) => {
        const isGuarded = plan.guards.includes(name);
        return {
          name,
          before: isGuarded ? guarded(plan, plan.current, name) : null,
          after: isGuarded ? guarded(plan, days, name) : null,
        };
      }),
      exact: found.exact && plan.cells.every(({ dish }) => dish.co2 !== null),
      broken: brokenRules(plan, days),
    },
  };
}

type Found = { days: number[][]; exact: boolean } | null;

/** Dishes whose CO2e is not known move only where rules and locks cannot be kept otherwise. */
function searched(
  problem: ShuffleProblem,
  how: PlanHow,
  onProgress?: (share: number) => void,
): { plan: PlanOfCells; found: Found } {
  const plan = planOfCells(problem, how);
  const found = search(plan, onProgress);
  if (found !== null || problem.dishes.every(({ co2 }) => co2 !== null)) return { plan, found };
  const moving = planOfCells(problem, { ...how, movesUnknown: true });
  return { plan: moving, found: search(moving, onProgress) };
}

/** Null where the rules cannot be met, or no way to meet them was found. */
function search(plan: PlanOfCells, onProgress?: (share: number) => void): Found {
  if (plan.cells.length <= MOST_EXACT) {
    const exact = exactShuffle(plan);
    if (exact === 'impossible') return null;
    if (exact !== 'not_proved') return { days: exact.days, exact: true };
  }
  for (const penalty of [PENALTY.usual, PENALTY.strict]) {
    const days = annealedShuffle(plan, { penalty, ...(onProgress && { onProgress }) });
    if (brokenRules(plan, days).length === 0 && keepsGuards(plan, days)) return { days, exact: false };
  }
  // Where guards are tight the days as they stand are an answer, too.
  return mayStay(plan) ? { days: plan.current.map((day) => [...day]), exact: false } : null;
}

/** Whether the days as they stand keep locks and rules. */
function mayStay(plan: PlanOfCells): boolean {
  const isKept = plan.lockedTo.every((to, index) => to === -1 || plan.current[to]?.includes(index));
  return isKept && brokenRules(plan, plan.current).length === 0;
}

function isWorth(plan: PlanOfCells, days: readonly (readonly number[])[], leastGain: number): boolean {
  const co2 = co2OnSameDays(plan, plan.current, days);
  return (co2 !== null && co2.after < co2.before * (1 - leastGain)) || !mayStay(plan);
}

/** The rules that cannot be met: those that fail alone, else all of them. */
function unmetRules(problem: ShuffleProblem, { lacking: _guarded, ...how }: PlanHow): string[] {
  const alone = rulesApart(problem).filter(
    ({ rules }) => search(planOfCells({ ...problem, rules, guards: [] }, { ...how, movesUnknown: true })) === null,
  );
  const names = (alone.length > 0 ? alone : rulesApart(problem)).map(({ name }) => name);
  // Without a rule only locks can be in the way: they leave a dish no day of its own.
  return names.length > 0 ? names : ['sameDishTwiceADay'];
}

function rulesApart({ rules }: ShuffleProblem): { name: string; rules: ShuffleProblem['rules'] }[] {
  const none = { eachDay: [], notTwiceADay: [], mostPerWeek: {} };
  return [
    ...rules.eachDay.map((tag) => ({ name: `eachDay.${tag}`, rules: { ...none, eachDay: [tag] } })),
    ...rules.notTwiceADay.map((tag) => ({ name: `notTwiceADay.${tag}`, rules: { ...none, notTwiceADay: [tag] } })),
    ...Object.entries(rules.mostPerWeek).map(([tag, most]) => ({
      name: `mostPerWeek.${tag}`,
      rules: { ...none, mostPerWeek: { [tag]: most } },
    })),
    ...Object.entries(rules.mostDaysPerWeek ?? {}).map(([tag, most]) => ({
      name: `mostDaysPerWeek.${tag}`,
      rules: { ...none, mostDaysPerWeek: { [tag]: most } },
    })),
  ];
}

/** Locked dishes in their places, those that stay on their day where they stood, the others in what is left. */
function inPlaces(plan: PlanOfCells, { locked }: ShuffleProblem, days: readonly (readonly number[])[]): number[][] {
  return days.map((day, at) => {
    const rest = [...day];
    const placed: (number | undefined)[] = (plan.current[at] ?? []).map(() => undefined);
    const put = (place: number, index: number): void => {
      placed[place] = index;
      rest.splice(rest.indexOf(index), 1);
    };
    for (const { day: of, place, dishId } of locked) {
      if (of !== at) continue;
      const index = rest.find((each) => plan.cells[each]?.dish.id === dishId);
      if (index !== undefined) put(place, index);
    }
    for (const [place, index] of (plan.current[at] ?? []).entries())
      if (placed[place] === undefined && rest.includes(index)) put(place, index);
    return placed.map((index) => index ?? rest.shift() ?? 0);
  });
}
