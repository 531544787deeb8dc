import { appendFileSync } from 'node:fs';
import { annealedShuffle } from '../../shared/src/calendar/shuffle/annealed-shuffle.ts';
import { brokenRules } from '../../shared/src/calendar/shuffle/broken-rules.ts';
import { expected, guarded, keepsGuards } from '../../shared/src/calendar/shuffle/expected.ts';
import { lowestBound } from '../../shared/src/calendar/shuffle/lowest-bound.fixture.ts';
import { planOfCells } from '../../shared/src/calendar/shuffle/plan-of-cells.ts';
import { shuffle as shuffled } from '../../shared/src/calendar/shuffle/shuffle.ts';
import { sixtyDishes } from '../../shared/src/calendar/shuffle/sixty-dishes.fixture.ts';
import { print, processorSince } from '../machine/print.ts';

/** Milliseconds of processor in which the answer has to be there. */
const BAR_MS = 5000;
/** Runs that are far longer, the numbers of chance of the first, how long each takes of the processor, and a file that gets a line as each ends. */
const FIRST_SEED = Number(process.env['SHUFFLE_FIRST_SEED'] ?? 2);
const RUNS = Number(process.env['SHUFFLE_RUNS'] ?? 2);
const SECONDS = Number(process.env['SHUFFLE_SECONDS'] ?? 20);
const FILE = process.env['SHUFFLE_FILE'];
/** Runs end a little later than asked rather than sooner. */
const SPARE = 1.05;
/** Swaps whose time says how many fit into a run. */
const TRIED = 3_000_000;

const plan = planOfCells(sixtyDishes());

interface Run {
  seed: number;
  seconds: number;
  /** Grams CO2e of a guest; null where a rule or a guard is not kept. */
  co2: number | null;
}

/**
 * Sixty dishes in twenty days: the answer that a kitchen gets, beside what no plan can be below and beside much longer searches, each with other numbers of
 * chance. `SHUFFLE_RUNS=20 SHUFFLE_SECONDS=600 npm run bench -- shuffle` makes twenty of ten minutes; `SHUFFLE_RUNS=0` the bound alone.
 */
export async function shuffle(): Promise<void> {
  const began = process.cpuUsage();
  const found = shuffled(sixtyDishes());
  const took = processorSince(began);
  if (!('answer' in found)) throw new Error(`The rules cannot be kept: ${found.unmet.join()}.`);
  const { guards, broken } = found.answer;
  const [co2Before, co2After] = [found.answer.co2Before ?? Number.NaN, found.answer.co2After ?? Number.NaN];
  const worse = guards.filter(({ before, after }) => (after ?? 0) > (before ?? 0) * (1 + 1e-9)).map(({ name }) => name);
  print('60 dishes in 20 days, a vegan one each day, no two of fish, at most four of red meat a week, all guards', {
    'g CO2e of a guest, before / after': `${co2Before.toFixed(2)} / ${co2After.toFixed(2)}`,
    'processor, ms': `${took} (bar ${BAR_MS})`,
    'broken rules, guards that are worse': `${broken.join() || 'none'}, ${worse.join() || 'none'}`,
  });
  const least = lowestBound(plan, co2After) ?? 0;
  print('a bound that no plan of these dishes is below, found by whatever search', {
    'g CO2e of a guest': least.toFixed(2),
    'the answer is above it by, and so above any search by less than': `${above(co2After, least)} (bar 1 %)`,
  });
  if (RUNS === 0) return;
  const runs = longRuns();
  const kept = runs.flatMap(({ co2 }) => (co2 === null ? [] : [co2]));
  const [best, last] = [Math.min(...kept), Math.max(...kept)];
  print(`the same in ${runs.length} runs of ${SECONDS} s of processor, ${kept.length} of which keep rules and guards`, {
    'g CO2e of a guest, best / last': `${best.toFixed(2)} / ${last.toFixed(2)}`,
    'the last is above the best by': above(last, best),
    'the answer is above the best by': `${above(co2After, best)} (bar 1 %)`,
  });
}

function above(of: number, what: number): string {
  return `${((of / what - 1) * 100).toFixed(3)} %`;
}

function longRuns(): Run[] {
  const tried = process.cpuUsage();
  annealedShuffle(plan, { swaps: TRIED });
  let perSwap = processorSince(tried) / TRIED;
  return Array.from({ length: RUNS }, (_, at) => {
    const seed = at + FIRST_SEED;
    const swaps = Math.ceil((SECONDS * 1000 * SPARE) / perSwap);
    const began = process.cpuUsage();
    const days = annealedShuffle(plan, { swaps, seed });
    const took = processorSince(began);
    perSwap = took / swaps;
    const isKept = brokenRules(plan, days).length === 0 && keepsGuards(plan, days);
    const run = { seed, seconds: took / 1000, co2: isKept ? expected(plan, days, 'co2') : null };
    const amounts = Object.fromEntries(plan.guards.map((guard) => [guard, guarded(plan, days, guard)]));
    if (FILE) appendFileSync(FILE, `${JSON.stringify({ ...run, swaps, ...amounts })}\n`);
    return run;
  });
}
