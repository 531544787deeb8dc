import * as restaurants from '@plateprint/shared/restaurants/restaurant-api.ts';
import { sql } from 'kysely';
import type { Caller, Product } from '../../test/support/product.ts';

/** The product whose boards are asked for, and somebody who may let a restaurant join. */
interface Boards {
  product: Product;
  admin: Caller;
}

/** The report of a month with what the board reads of it: 1,000 portions of 400 g. */
export async function soldOn(
  { product }: Boards,
  { restaurantId, month, grams, servings = 1000 }: { restaurantId: string; month: string; grams: number; servings?: number },
): Promise<string> {
  const id = `board-${restaurantId}-${month}`;
  await sql`
    insert into report (id, organization_id, restaurant_id, category, variety, type, status, name, name_search, start_date, location, settings)
    select ${id}, organization_id, id, 'restaurant', 'sales', 'monthly', 'completed', 'x', 'x', ${`${month}-01`}, 'organization', '{}'
    from restaurant where id = ${restaurantId}`.execute(product.database);
  await sql`
    insert into report_total (report_id, location, organization_id, co2, co2_low, co2_high, portions, total_servings, weight, weight_covered, by_level, totals)
    select id, place, organization_id, ${grams * 1000}::double precision, ${grams * 800}::double precision, ${grams * 1200}::double precision, ${servings}::double precision, ${servings}::double precision,
      400000, 400000, array[100, 300, 300, 200, 100], '{"foodDataVersions": ["2026.1"]}'
    from report cross join unnest(array['organization', 'rise']) place where id = ${id}`.execute(product.database);
  return id;
}

export async function joinOn({ admin }: Boards, ids: readonly string[]): Promise<void> {
  for (const id of ids) await admin(restaurants.updateRestaurant, { body: { id, onLeaderboard: true } });
}

/** Restaurants of other organizations of the same sector, two of each, that joined and sold. */
export async function strangersOn(boards: Boards, organizations: number, month = '2020-05'): Promise<void> {
  for (let nth = 0; nth < organizations; nth += 1) {
    await sql`
      insert into organization (id, name, segment, location, plan)
      values (${`board-o${nth}`}, ${`Hemlig ${nth}`}, 'contract_catering', 'SE', 'plus')`.execute(boards.product.database);
    for (const side of ['a', 'b']) {
      const id = `board-r${nth}${side}`;
      await sql`
        insert into restaurant (id, organization_id, name, on_leaderboard)
        values (${id}, ${`board-o${nth}`}, ${`Dold ${nth}${side}`}, true)`.execute(boards.product.database);
      await soldOn(boards, { restaurantId: id, month, grams: 500 + nth * 100 + (side === 'a' ? 0 : 50) });
    }
  }
}
