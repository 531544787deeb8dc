import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Restaurants that a row of a list names; the rest is a number. */
const MOST_NAMED = 3;

/** Every restaurant of a person's portfolio in an organization, by name. */
export async function portfolioOf(
  database: Database,
  { organizationId, personId }: { organizationId: string; personId: string },
): Promise<{ id: string; name: string }[]> {
  return database
    .selectFrom('portfolio')
    .innerJoin('restaurant', 'restaurant.id', 'portfolio.restaurant_id')
    .select(['restaurant.id', 'restaurant.name'])
    .where('portfolio.person_id', '=', personId)
    .where('restaurant.organization_id', '=', organizationId)
    .where('restaurant.deleted_at', 'is', null)
    .orderBy('restaurant.name')
    .orderBy('restaurant.id')
    .execute();
}

export interface PortfolioBeginning {
  /** The first few by name. */
  restaurants: { id: string; name: string }[];
  restaurantCount: number;
}

/** The beginnings of several people's portfolios in an organization, by the ids of the people. */
export async function portfoliosOf(
  database: Database,
  organizationId: string,
  people: readonly string[],
): Promise<Map<string, PortfolioBeginning>> {
  const { rows } = await sql<{ personId: string; id: string; name: string; count: number }>`
    select "personId", id, name, count from (
      select portfolio.person_id as "personId", restaurant.id, restaurant.name,
        count(*) over (partition by portfolio.person_id)::integer as count,
        row_number() over (partition by portfolio.person_id order by restaurant.name, restaurant.id) as place
      from portfolio join restaurant on restaurant.id = portfolio.restaurant_id
      where portfolio.person_id = any(${people}::text[])
        and restaurant.organization_id = ${organizationId} and restaurant.deleted_at is null
    ) placed where place <= ${MOST_NAMED} order by place`.execute(database);
  const found = new Map<string, PortfolioBeginning>();
  for (const { personId, id, name, count } of rows) {
    const { restaurants } = found.get(personId) ?? { restaurants: [] };
    found.set(personId, { restaurants: [...restaurants, { id, name }], restaurantCount: count });
  }
  return found;
}
