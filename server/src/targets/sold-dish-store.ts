import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { SALES_COUNT_ENOUGH } from '../reports/report-dish-store.ts';
import { storedDraft } from '../recipes/stored-recipe.ts';

/** A kitchen, and where its own dishes and those of the library are eaten. */
export interface Kitchen {
  id: string;
  name: string;
  organizationId: string;
  location: string;
  organizationLocation: string;
}

/** Kitchens of an organization that suggestions are made of: those that emit most. */
const MOST_KITCHENS = 10;

/**
 * The kitchens of a place that emitted most in some months, the first first, with the grams CO2e of all that it has. Months that count
 * too little are left out.
 */
export async function heaviestKitchens(
  database: Database,
  { organization, restaurant }: TargetPlace,
  months: readonly Month[],
): Promise<{ kitchens: Kitchen[]; grams: number }> {
  const { rows } = await sql<Kitchen & { grams: number; of_all: number }>`
    select restaurant.id, restaurant.name, organization.id as "organizationId", restaurant.location,
      organization.location as "organizationLocation", coalesce(sum(co2), 0) as grams, sum(coalesce(sum(co2), 0)) over () as of_all
    from restaurant_month join restaurant on restaurant.id = restaurant_month.restaurant_id
      join organization on organization.id = restaurant_month.organization_id
    where restaurant_month.organization_id = ${organization.id} and variety = 'sales' and restaurant_month.location = 'organization'
      and month = any(${months}::text[]) and restaurant.deleted_at is null and ${SALES_COUNT_ENOUGH}
      ${restaurant === null ? sql`` : sql`and restaurant_id = ${restaurant.id}`}
    group by restaurant.id, organization.id
    order by grams desc, restaurant.id
    limit ${MOST_KITCHENS}`.execute(database);
  const kitchens = rows.map(({ grams: _grams, of_all: _all, ...kitchen }) => kitchen);
  return { kitchens, grams: rows[0]?.of_all ?? 0 };
}

/** The present names of recipes, for a reader of a language, and whether they are a kitchen's own; those that are gone are not in it. */
export async function dishNames(
  database: Database,
  organizationId: string,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<Map<string, { name: string; kitchen: string | null }>> {
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'draft', 'shelf'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, draft, shelf }) => [
      id,
      { name: nameIn(storedDraft(draft).names, language), kitchen: shelf === organizationId ? null : shelf },
    ]),
  );
}

/** The names of an organization's kitchens; closed ones too. */
export async function kitchenNames(database: Database, organizationId: string): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('restaurant')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
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
