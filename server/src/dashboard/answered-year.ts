import { answerOfYear } from '@plateprint/shared/dashboard/year-answer.ts';
import { type CauseOfYear, causesOfYear } from '@plateprint/shared/dashboard/year-causes.ts';
import type { Database } from '../platform/database/database.ts';
import type { MonthsOfYear } from './both-years.ts';
import type { LookedAt } from './compared-store.ts';
import { twoYears } from './two-years-store.ts';
import { partsOfYear } from './year-causes-store.ts';

/** The answer on a year, with the causes of its change where a change is said. */
export interface AnsweredYear {
  months: number;
  /** How many kitchens have each month in both years. */
  paired: ReadonlyMap<string, number>;
  foodDataVersion: string | null;
  answer: ReturnType<typeof answerOfYear>;
  causes: CauseOfYear[] | null;
}

/** Of one kitchen its months make the causes, of several the kitchens. */
export async function answeredYear(database: Database, asked: LookedAt, today: string): Promise<AnsweredYear> {
  const { months, paired, added, foodDataVersion, ...years } = await twoYears(database, asked, today);
  const answer = answerOfYear(years, asked.variety);
  return { months, paired, foodDataVersion, answer, causes: await causesOf(database, asked, { answer, added, foodDataVersion }) };
}

async function causesOf(
  database: Database,
  asked: LookedAt,
  {
    answer: { average, isMixed },
    added,
    foodDataVersion,
  }: Pick<AnsweredYear, 'answer' | 'foodDataVersion'> & { added: MonthsOfYear },
): Promise<CauseOfYear[] | null> {
  if (average === null || isMixed) return null;
  const by = asked.restaurantIds?.length === 1 ? 'month' : 'kitchen';
  const parts = await partsOfYear(database, asked, { version: foodDataVersion, by, months: added });
  return causesOfYear(parts, { former: average.former.value, now: average.now.value });
}
