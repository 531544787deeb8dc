import type { Actor } from '@plateprint/shared/access/actor.ts';
import { currenciesIn } from '../organizations/currency-store.ts';
import type { Database } from '../platform/database/database.ts';
import { restaurantOf } from '../restaurants/restaurant-store.ts';
import type { ReportHome } from './report-reach.ts';

/** The restaurant that a report is made from. @throws not_found outside the actor's reach */
export async function reportHome(database: Database, actor: Actor, restaurantId: string): Promise<ReportHome> {
  const restaurant = await restaurantOf(database, actor, restaurantId);
  const { location: organizationLocation, currencies } = await database
    .selectFrom('organization')
    .select(['location', 'currencies'])
    .where('id', '=', restaurant.organizationId)
    .executeTakeFirstOrThrow();
  return { ...restaurant, organizationLocation, organizationCurrencies: currenciesIn(currencies) };
}
