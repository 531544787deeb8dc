import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { MonthsFoods } from '@plateprint/shared/targets/path/path-of-target.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { foodsOfSides, type MonthsOfPlace } from './counted-month-store.ts';

type Sides<T> = Record<'against' | 'latest', T>;

type SidesAtRelease = Sides<readonly Month[]> & { version: string | null };

export interface FoodsMemory {
  /** At one release of the food data (`version`), or as they were published. */
  of: (database: Database, asked: MonthsOfPlace, months: SidesAtRelease) => Promise<Sides<MonthsFoods>>;
}

/** So many foods are 25 MB, those of a place and its two spans some hundreds. */
const MOST_FOODS = 100_000;
/** A change may become visible so long after it began: until then what was added up may lack it. */
const LONGEST_WRITE = '1 minute';
/** Changes are noted for longer than sums are believed without adding up again. */
const LONGEST_BELIEF = '1 day';

/**
 * The foods of the months that are held against each other, added up once on each node and then again only where a month of the
 * organization changed since, or where foods are still being written. A path of two hundred kitchens costs its first reader a second.
 */
export function foodsMemory(): FoodsMemory {
  /** With the database's clock before they were added up. */
  const remembered = new Remembered<{ asOf: Date; foods: Sides<MonthsFoods> }>(
    'foods of targets',
    MOST_FOODS,
    ({ foods: { against, latest } }) => 1 + against.foods.length + latest.foods.length,
  );
  return {
    async of(database, asked, months) {
      const { organization, restaurant } = asked.place;
      const { variety, emissionDatabase } = asked.target;
      const key = JSON.stringify([organization.id, restaurant?.id ?? null, variety, emissionDatabase, months]);
      const known = remembered.glance(key);
      const { now, isFresh } = await freshness(database, organization.id, known?.asOf ?? null);
      const foods = known && isFresh ? known.foods : await foodsOfSides(database, asked, months);
      remembered.set(key, { asOf: known && isFresh ? known.asOf : now, foods });
      return foods;
    },
  };
}

/** The database's clock, and whether what was added up at a moment of it still holds. */
async function freshness(
  database: Database,
  organizationId: string,
  asOf: Date | null,
): Promise<{ now: Date; isFresh: boolean }> {
  const { rows } = await sql<{ now: Date; is_fresh: boolean | null }>`
    select now() as now, asked.as_of > now() - ${LONGEST_BELIEF}::interval
      and not exists (
        select from leaderboard_change
        where organization_id = ${organizationId} and changed_at > asked.as_of - ${LONGEST_WRITE}::interval
      )
      and not exists (select from report_food_due where organization_id = ${organizationId}) as is_fresh
    from (select ${asOf?.toISOString() ?? null}::timestamptz as as_of) as asked`.execute(database);
  const [row] = rows;
  return { now: row?.now ?? new Date(0), isFresh: row?.is_fresh === true };
}
