import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { storedDraft } from '../recipes/stored-recipe.ts';
import { bodyOf } from '../reports/body-store.ts';

/** A kitchen, and where its own dishes and those of the library are eaten. */
export interface Kitchen {
  id: string;
  organizationId: string;
  location: string;
  organizationLocation: string;
}

/** What a month's report says of one dish. */
export interface DishOfMonth {
  month: Month;
  id: string;
  name: string;
  servings: number;
  /** Grams CO2e of all of them; null when unknown. */
  co2: number | null;
}

/** The dishes of a kitchen's completed sales reports, month by month, by our own food data. Only so many months are opened as are asked for. */
export async function dishesOfMonths(
  database: Database,
  { id: restaurantId, organizationId }: Pick<Kitchen, 'id' | 'organizationId'>,
  months: readonly Month[],
): Promise<DishOfMonth[]> {
  const { rows } = await sql<{ month: Month; report_id: string }>`
    select month, report_id from restaurant_month
    where organization_id = ${organizationId} and restaurant_id = ${restaurantId} and variety = 'sales' and location = 'organization'
      and month = any(${months}::text[]) order by month`.execute(database);
  const bodies = await Promise.all(
    rows.map(async ({ month, report_id: id }) => ({
      month,
      document: await bodyOf(database, { organizationId, id }, 'document'),
    })),
  );
  return bodies.flatMap(({ month, document }) =>
    (document?.organization.lines ?? []).flatMap(({ id, name, servings, co2 }) =>
      id === null || servings === null ? [] : [{ month, id, name, servings, co2: co2?.value ?? null }],
    ),
  );
}

/** The recipes among the ids that a kitchen still has, of its own library and its organization's. */
export async function recipesAmong(
  database: Database,
  { id, organizationId }: Pick<Kitchen, 'id' | 'organizationId'>,
  ids: readonly string[],
): Promise<{ id: string; draft: RecipeDraft }[]> {
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'draft'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('organization_id', '=', organizationId)
    .where('shelf', 'in', [id, organizationId])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ id: row.id, draft: storedDraft(row.draft) }));
}

/** Where a dish of a kitchen is eaten. */
export function placeOfDish({ location, organizationLocation }: Kitchen, { libraryScope }: RecipeDraft) {
  const eaten = libraryScope === 'organization' ? organizationLocation : location;
  return { location: supplyLocation(eaten), emissionDatabase: 'organization' } as const;
}
