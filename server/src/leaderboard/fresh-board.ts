import type { Database } from '../database/database.ts';
import { type Worker, worker } from '../jobs/queue.ts';
import type { Parts } from '../parts.ts';
import type { BoardKey } from './board-key.ts';
import { boardHead, type BoardHead, keepBoard, lockBoard } from './board-store.ts';
import { workOutBoard } from './work-out-board.ts';

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    /** A large board is worked out anew, after something changed. */
    'leaderboard.renew': BoardKey;
  }
}

/** Boards of so many are worked out while the reader waits; of more, the reader gets the last one and a job renews it. */
const MOST_AT_ONCE = 500;
/** Seconds between two renewals of a large board, however often something changes. */
const RENEWED_EVERY_S = 60;

/** Whether a board is renewed by a job, so that a reader may get one that does not know the latest change. */
export function isRenewedLater({ ranked, lacking }: Pick<BoardHead, 'ranked' | 'lacking'>): boolean {
  return ranked + lacking > MOST_AT_ONCE;
}

type BoardParts = Pick<Parts, 'database' | 'jobs'>;

/** Works a board out anew, unless somebody else just did. */
async function renew(database: Database, key: BoardKey, isGoodEnough: (head: BoardHead) => boolean): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockBoard(transaction, key);
    const head = await boardHead(transaction, key);
    if (head && isGoodEnough(head)) return;
    await keepBoard(transaction, key, await workOutBoard(transaction, key));
  });
}

/** Brings a board up to date: a large one that is there by a job, any other at once. */
export async function freshBoard({ database, jobs }: BoardParts, key: BoardKey): Promise<void> {
  const head = await boardHead(database, key);
  if (head && !head.isOutdated) return;
  if (head && isRenewedLater(head)) {
    if (head.age > RENEWED_EVERY_S) await askForRenewal({ database, jobs }, key);
    return;
  }
  await renew(database, key, ({ isOutdated }) => !isOutdated);
}

/** When this node asked for which board: a thousand readers of a minute are one job of each node. */
const asked = new Map<string, number>();

async function askForRenewal({ database, jobs }: BoardParts, key: BoardKey): Promise<void> {
  const now = performance.now();
  const name = JSON.stringify(key);
  if (now - (asked.get(name) ?? -Infinity) < RENEWED_EVERY_S * 1000) return;
  for (const [other, at] of asked) if (now - at > RENEWED_EVERY_S * 1000) asked.delete(other);
  asked.set(name, now);
  await jobs.queue(database, 'leaderboard.renew', key);
}

function isRecent({ age, isOutdated }: BoardHead): boolean {
  return !isOutdated || age < RENEWED_EVERY_S;
}

export function leaderboardWorkers({ database }: Pick<Parts, 'database'>): Worker[] {
  return [worker('leaderboard.renew', async (key) => renew(database, key, isRecent), { retries: 3 })];
}
