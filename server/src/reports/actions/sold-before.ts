import type { Database } from '../../platform/database/database.ts';
import { bodyOf, type BodyServices } from '../body-store.ts';

/** Monthly reports that say how dishes sell: a season, and few enough to be opened. */
const REPORTS = 3;

interface SoldQuery {
  organizationId: string;
  restaurantId: string;
  before: string;
  recipeIds: readonly string[];
}

/** Servings of recipes in the latest completed monthly reports that began before a day. */
export async function soldBeforeDay(services: BodyServices, asked: SoldQuery): Promise<{ id: string; servings: number }[]> {
  const wanted = new Set(asked.recipeIds);
  const sold = await soldInLatestMonths(services, asked);
  return [...sold].filter(([id]) => wanted.has(id)).map(([id, { servings }]) => ({ id, servings }));
}

export interface SoldDish {
  servings: number;
  /** Of the reports, those that it is in. */
  months: number;
}

/** The same of every recipe that was sold, by its id. */
export async function soldInLatestMonths(
  services: BodyServices,
  asked: Omit<SoldQuery, 'recipeIds'>,
): Promise<Map<string, SoldDish>> {
  const { organizationId } = asked;
  const sold = new Map<string, SoldDish>();
  for (const { id: report } of await latestMonths(services.database, asked)) {
    const document = await bodyOf(services, { organizationId, id: report }, 'document');
    const lines = (document?.organization.lines ?? []).flatMap(({ id, servings }) =>
      id === null || servings === null ? [] : [{ id, servings }],
    );
    for (const [id, ofDish] of Map.groupBy(lines, (line) => line.id)) {
      const { servings, months } = sold.get(id) ?? { servings: 0, months: 0 };
      sold.set(id, { servings: ofDish.reduce((sum, line) => sum + line.servings, servings), months: months + 1 });
    }
  }
  return sold;
}

async function latestMonths(
  database: Database,
  { organizationId, restaurantId, before }: Omit<SoldQuery, 'recipeIds'>,
): Promise<{ id: string }[]> {
  return database
    .selectFrom('report')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('category', '=', 'restaurant')
    .where('variety', '=', 'sales')
    .where('type', '=', 'monthly')
    .where('status', '=', 'completed')
    .where('deleted_at', 'is', null)
    .where('start_date', '<', before)
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .limit(REPORTS)
    .execute();
}
