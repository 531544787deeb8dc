import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { wordsOfPlan } from '@plateprint/shared/calendar/published/plan-questions.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { keepWords, takeToRead } from '../../claims/word-notice-store.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { servedDishes } from '../actions/plan-dishes.ts';
import { publishedPlan, servedKitchen } from '../store/publication-store.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Reads the words of published menu plans of which something changed. */
    'calendar.words_to_read': object;
  }
}

type Needs = Pick<Services, 'database' | 'foodData' | 'clock'>;

/** So many are read in one transaction. */
const AT_A_TIME = 20;

export function planWordWorkers({ database, foodData, clock }: Services): Worker[] {
  return [
    worker(
      'calendar.words_to_read',
      async () => {
        while ((await database.transaction().execute(async (to) => readSome({ database: to, foodData, clock }))) === AT_A_TIME);
      },
      { schedule: '*/2 * * * *', longestS: 600 },
    ),
  ];
}

async function readSome(services: Needs): Promise<number> {
  const plans = await takeToRead(services.database, 'menu_plan', AT_A_TIME);
  for (const plan of plans) await readPlan(services, plan);
  return plans.length;
}

/** The words of a plan as guests read it now; of one that is withdrawn, or whose season is over, there are none. */
async function readPlan(services: Needs, { id, organizationId }: { id: string; organizationId: string }): Promise<void> {
  const { database, clock } = services;
  const now = clock();
  const plan = await publishedPlan(database, { id, organizationId });
  const kitchen = plan && (await servedKitchen(database, plan.restaurantId));
  const thing = { kind: 'menu_plan', id, organizationId, name: plan?.title ?? '' } as const;
  const today = kitchen ? dayAt(kitchen.location, now) : '';
  if (!plan || !kitchen || (plan.draft.endsOn ?? today) < today)
    return keepWords(database, { ...thing, restaurantIds: [] }, { words: [], now });
  const { title, draft } = plan;
  const dishes = await servedDishes(services, kitchen, recipesOfPlan(draft));
  const country = kitchen.location;
  const words = wordsOfPlan({ ...draft, title, dishes, country, year: Number(today.slice(0, 4)) });
  return keepWords(database, { ...thing, restaurantIds: [kitchen.id] }, { words, now });
}
