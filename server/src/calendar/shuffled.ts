import { problemFaults } from '@plateprint/shared/calendar/shuffle/problem-faults.ts';
import type { Shuffled } from '@plateprint/shared/calendar/shuffle/shuffle.ts';
import type { ShuffleAnswer, ShuffleProblem } from '@plateprint/shared/calendar/shuffle/shuffle-problem.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { TooEarly } from '../platform/http/too-early.ts';
import { answerOfProcess } from '../platform/own-process.ts';
import { turnsOf } from '../platform/turns.ts';

const LIMITS = { milliseconds: 60_000, megabytes: 512 };
/** Seconds after which somebody who finds the line full may come again. */
const SOON = 5;
const inTurn = turnsOf({ atOnce: 2, waitingEach: 12, waitingAll: 40 }, () => new TooEarly(SOON, 'unavailable'));

/**
 * The shuffled days, worked out in a process of its own: seconds of processor would hold up everybody else's requests.
 * @throws invalid_input for what cannot be meant; rules_unmet naming the rules; unavailable where too many wait
 */
export async function shuffled(organizationId: string, problem: ShuffleProblem): Promise<ShuffleAnswer> {
  const faults = problemFaults(problem);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  const program = new URL('./shuffle-main.ts', import.meta.url);
  const found = await inTurn(organizationId, async () => answerOfProcess<Shuffled | { failed: true }>(program, problem, LIMITS));
  if (found === null || 'failed' in found) throw new AppError('unavailable');
  if ('answer' in found) return found.answer;
  const unmet = found.unmet.map((rule) => ({ path: `rules.${rule}`, code: 'unmet', message: 'No plan keeps this rule.' }));
  throw new AppError('rules_unmet', unmet);
}
