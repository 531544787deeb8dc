import { keepWords, takeToRead } from '../../claims/word-notice-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { livePlacesOf } from '../../recipes/allergen-notice-store.ts';
import { wordsOnLinks } from '../actions/going-out.ts';
import { storedMenu } from '../menu-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Reads the words of live menus of which something changed. */
    'menus.words_to_read': object;
  }
}

/** So many are read in one transaction. */
const AT_A_TIME = 20;

export function menuWordWorkers({ database, clock }: Services): Worker[] {
  return [
    worker(
      'menus.words_to_read',
      async () => {
        while ((await database.transaction().execute(async (to) => readSome(to, clock()))) === AT_A_TIME);
      },
      { schedule: '*/2 * * * *', longestS: 600 },
    ),
  ];
}

async function readSome(transaction: Database, now: Date): Promise<number> {
  const menus = await takeToRead(transaction, 'menu', AT_A_TIME);
  for (const menu of menus) await readMenu(transaction, menu, now);
  return menus.length;
}

/** The words of a menu as guests read it now; of one that is live nowhere there are none. */
async function readMenu(
  transaction: Database,
  { id, organizationId }: { id: string; organizationId: string },
  now: Date,
): Promise<void> {
  const places = await livePlacesOf(transaction, [id]);
  const row = await storedMenu(transaction, { id, organizationId });
  const restaurantIds = [...new Set(places.map(({ restaurantId }) => restaurantId))];
  const thing = { kind: 'menu', id, organizationId, name: row?.name ?? '', restaurantIds } as const;
  await keepWords(transaction, thing, { words: row ? await wordsOnLinks(transaction, row, { places, now }) : [], now });
}
