import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import { MEASURES } from '@plateprint/shared/leaderboard/measure.ts';
import { type Worker, worker } from '../platform/jobs/queue.ts';
import type { Services } from '../platform/services.ts';
import { unlessNoRoom } from '../platform/storage/no-room.ts';
import type { BoardGroup, BoardKey } from './board-key.ts';
import { boardHead, type BoardHead, keepBoard } from './board-store.ts';
import { lockBoards, mayLockBoards } from './board-lock.ts';
import { areMoreThan } from './contestant-store.ts';
import { fieldOf, workOutBoard } from './work-out-board.ts';

declare module '../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Large boards are worked out, for the first time or after something changed: of every measure at once. */
    'leaderboard.renew': BoardGroup;
  }
}

/** Boards of so many are worked out while the reader waits; of more, the reader gets the last one and a job renews it. */
export const MOST_AT_ONCE = 500;
/** Seconds between two renewals of a large board, however often something changes. */
const RENEWED_EVERY_S = 60;
/** Seconds between two questions of one node for a board that was never worked out. */
const ASKED_EVERY_S = 10;

/** Whether a board is renewed by a job, so that a reader may get one that does not know the latest change. */
function isRenewedLater({ ranked, lacking }: Pick<BoardHead, 'ranked' | 'lacking'>): boolean {
  return ranked + lacking > MOST_AT_ONCE;
}

type BoardServices = Pick<Services, 'database' | 'jobs' | 'foodData'>;

/** Recalculates a small board, unless another node just did. */
async function renewSmall({ database, foodData }: Pick<BoardServices, 'database' | 'foodData'>, key: BoardKey): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockBoards(transaction, key);
    const head = await boardHead(transaction, key);
    if (head && !head.isOutdated) return;
    const field = await fieldOf(transaction, key, { measures: [key.measure], today: foodData.version });
    await keepBoard(transaction, key, await workOutBoard(transaction, key, field));
  });
}

/**
 * Recalculates the boards of every measure that are missing or have been outdated for a while, unless another node is doing so.
 * @returns how many it was
 */
export async function renewGroup(
  { database, foodData }: Pick<BoardServices, 'database' | 'foodData'>,
  group: BoardGroup,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    if (!(await mayLockBoards(transaction, group))) return 0;
    const heads = await Promise.all(MEASURES.map(async (measure) => boardHead(transaction, { ...group, measure })));
    const due = MEASURES.filter((_, index) => isDue(heads[index] ?? null));
    if (due.length === 0) return 0;
    const field = await fieldOf(transaction, group, { measures: due, today: foodData.version });
    for (const measure of due) {
      const key = { ...group, measure };
      await keepBoard(transaction, key, await workOutBoard(transaction, key, field));
    }
    return due.length;
  });
}

function isDue(head: BoardHead | null): boolean {
  return head === null || (head.isOutdated && head.age >= RENEWED_EVERY_S);
}

/** The board for a reader: one that has every change, one that does not yet, or none because it was never worked out. */
export type BoardState = 'fresh' | 'outdated' | 'counting';

/** Brings a board up to date: a small one at once, a large one by a job, and none while there is no room to write it. */
export async function freshBoard({ database, jobs, foodData }: BoardServices, key: BoardKey): Promise<BoardState> {
  const head = await boardHead(database, key);
  if (head && !head.isOutdated) return 'fresh';
  const later = head ? 'outdated' : 'counting';
  try {
    const isLarge = head ? isRenewedLater(head) : await areMoreThan(database, key, MOST_AT_ONCE);
    if (!isLarge) {
      await renewSmall({ database, foodData }, key);
      return 'fresh';
    }
    if (isDue(head)) await askForRenewal({ database, jobs }, key, head ? RENEWED_EVERY_S : ASKED_EVERY_S);
  } catch (failure) {
    unlessNoRoom(failure);
  }
  return later;
}

const MOST_ASKED = 1000;

/** When this node asked for which boards: a thousand readers of a minute are one job of each node. */
const asked = new Remembered<number>('boards asked for', MOST_ASKED);

async function askForRenewal(
  { database, jobs }: Pick<BoardServices, 'database' | 'jobs'>,
  key: BoardKey,
  everyS: number,
): Promise<void> {
  const { measure: _, ...group } = key;
  const [now, name] = [performance.now(), JSON.stringify(group)];
  if (now - (asked.glance(name) ?? -Infinity) < everyS * 1000) return;
  asked.set(name, now);
  await jobs.queue(database, 'leaderboard.renew', group);
}

export function leaderboardWorkers(services: Pick<Services, 'database' | 'foodData'>): Worker[] {
  return [worker('leaderboard.renew', async (group) => void (await renewGroup(services, group)), { retries: 3 })];
}
