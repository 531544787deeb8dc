import { setTimeout as pause } from 'node:timers/promises';
import { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import { lastFinished, PERIOD_TYPES } from '@plateprint/shared/leaderboard/board-period.ts';
import { type Worker, worker } from '../platform/jobs/queue.ts';
import type { Services } from '../platform/services.ts';
import type { BoardGroup } from './board-key.ts';
import { largeScopes } from './contestant-store.ts';
import { MOST_AT_ONCE, renewGroup } from './fresh-board.ts';

declare module '../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Large boards are worked out before somebody asks for them: a round over all of them. */
    'leaderboard.keep_ready': object;
  }
}

type ReadyServices = Pick<Services, 'database' | 'clock' | 'foodData'>;

const EVERY_TEN_MINUTES = '*/10 * * * *';
const LONGEST_ROUND_S = 3600;
/** Between two groups of boards, so that a round leaves most of a machine to those who use it. */
const REST_MS = 1000;

/** The boards that open first: of everybody large, the last finished month, quarter and year, by each emission database. */
export async function groupsToKeepReady({ database, clock }: ReadyServices): Promise<BoardGroup[]> {
  const today = clock().toISOString().slice(0, 10) as Day;
  const scopes = await largeScopes(database, MOST_AT_ONCE);
  return scopes.flatMap((scope) =>
    EmissionDatabase.options.flatMap((emissionDatabase) =>
      PERIOD_TYPES.map((type) => ({ ...scope, emissionDatabase, period: lastFinished(type, today) })),
    ),
  );
}

/** Works out large boards that are missing or outdated. @returns how many boards it was */
export async function keepBoardsReady(services: ReadyServices, restMs = REST_MS): Promise<number> {
  let boards = 0;
  for (const group of await groupsToKeepReady(services)) {
    const renewed = await renewGroup(services, group);
    boards += renewed;
    if (renewed > 0) await pause(restMs);
  }
  return boards;
}

/** A round that failed is not tried again: the next one comes soon. */
export function readyWorker(services: ReadyServices): Worker {
  const way = { retries: 0, longestS: LONGEST_ROUND_S, schedule: EVERY_TEN_MINUTES };
  return worker('leaderboard.keep_ready', async () => void (await keepBoardsReady(services)), way);
}
