import { setTimeout as pause } from 'node:timers/promises';
import { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import { lastFinished, PERIOD_TYPES } from '@plateprint/shared/leaderboard/board-period.ts';
import type { Parts } from '../parts.ts';
import type { BoardGroup } from './board-key.ts';
import { largeScopes } from './contestant-store.ts';
import { MOST_AT_ONCE, renewGroup } from './fresh-board.ts';

type ReadyParts = Pick<Parts, 'database' | 'clock'>;

/** Between two rounds, and after the start: whoever comes first is served before. */
const ROUND_EVERY_MS = 600_000;
const FIRST_ROUND_MS = 15_000;
/** Between two groups of boards, so that a round leaves most of a machine to those who use it. */
const REST_MS = 1000;

/** The boards that open first: of everybody large, the last finished month, quarter and year, by each emission database. */
export async function groupsToKeepReady({ database, clock }: ReadyParts): Promise<BoardGroup[]> {
  const today = clock().toISOString().slice(0, 10) as Day;
  const scopes = await largeScopes(database, MOST_AT_ONCE);
  return scopes.flatMap((scope) =>
    EmissionDatabase.options.flatMap((location) =>
      PERIOD_TYPES.map((type) => ({ ...scope, location, period: lastFinished(type, today) })),
    ),
  );
}

/** Works large boards out before somebody asks for them, round after round, until the returned function is called. */
export function keepBoardsReady(parts: ReadyParts, failed: (error: unknown) => void): () => Promise<void> {
  const ended = new AbortController();
  const rest = async (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);

  async function round(): Promise<void> {
    for (const group of await groupsToKeepReady(parts)) {
      if (ended.signal.aborted) return;
      if ((await renewGroup(parts.database, group)) > 0) await rest(REST_MS);
    }
  }

  async function run(): Promise<void> {
    await rest(FIRST_ROUND_MS);
    while (!ended.signal.aborted) {
      await round().catch(failed);
      await rest(ROUND_EVERY_MS);
    }
  }

  const running = run();
  return async () => {
    ended.abort();
    await running;
  };
}
