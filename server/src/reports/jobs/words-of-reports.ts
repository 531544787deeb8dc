import { keepWords, takeToRead } from '../../claims/word-notice-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { wordsOfReport } from '../share/words-of-report.ts';
import { answeredOfMonths, coverInFrontOfReaders } from '../store/cover-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Reads the covers of reports that others can open, once one is opened to them or changed. */
    'reports.words_to_read': object;
  }
}

/** So many are read in one transaction. */
const AT_A_TIME = 20;

export function reportWordWorkers({ database, clock }: Services): Worker[] {
  return [
    worker(
      'reports.words_to_read',
      async () => {
        while ((await database.transaction().execute(async (to) => readSome(to, clock()))) === AT_A_TIME);
      },
      { schedule: '*/2 * * * *', longestS: 600 },
    ),
  ];
}

async function readSome(transaction: Database, now: Date): Promise<number> {
  const reports = await takeToRead(transaction, 'report', AT_A_TIME);
  for (const report of reports) await readCover(transaction, report, now);
  return reports.length;
}

/**
 * The words of a cover as readers see it now; of a report that nobody can open nothing changes. A monthly report goes by mail without a
 * question: words that somebody answered for on another month of its kitchen are answered for on this one.
 */
async function readCover(transaction: Database, place: { id: string; organizationId: string }, now: Date): Promise<void> {
  const cover = await coverInFrontOfReaders(transaction, place, now);
  if (!cover) return;
  const words = wordsOfReport({ row: cover, restaurant: cover }, now);
  const answered = words.length === 0 ? new Set<string>() : await answeredOfMonths(transaction, place, cover);
  const thing = { kind: 'report', ...place, name: cover.name, restaurantIds: [] } as const;
  await keepWords(transaction, thing, { words, answered, now });
}
