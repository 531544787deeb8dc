import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import { withGuests } from '@plateprint/shared/reports/totals/with-guests.ts';
import { menuRecipesOf } from '@plateprint/shared/reports/menu-recipes.ts';
import { closedRow } from '@plateprint/shared/reports/model/restaurant-row.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { type SqlBool, sql } from 'kysely';
import { authorName } from '../../access/author-name.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { bodyOf, type Bodies, type StoredRows, storedRows } from '../body-store.ts';
import { namesForReader } from '../generate/names-for-reader.ts';
import type { StoredReport } from '../report-row.ts';

export const NO_ROWS: StoredRows = {
  recipes: [],
  menus: [],
  ingredients: [],
  restaurants: [],
  importedData: [],
  currentImportedDataLanguage: null,
};

interface Presenting {
  /** Bodies that are not read again. */
  atHand?: { rows: StoredRows; document: Bodies['document'] | null };
  /** Of the names of dishes and foods; without it the report's own. */
  language?: Language | undefined;
}

/** A report as its page reads it. */
export async function presentReport(
  { database, files, foodData }: Pick<Services, 'database' | 'files' | 'foodData'>,
  row: StoredReport,
  { atHand, language = (row.settings as Report['settings']).language }: Presenting = {},
): Promise<Report> {
  const place = { id: row.id, organizationId: row.organization_id };
  const [rows, document, creator] = await Promise.all([
    atHand ? atHand.rows : storedRows(database, place),
    atHand ? atHand.document : row.status === 'completed' ? bodyOf({ database, files }, place, 'document') : null,
    creatorOfReport(database, row),
  ]);
  const { restaurants, ...written } = rows ?? NO_ROWS;
  const settings = row.settings as Report['settings'];
  const data = ownValue(document, row.location) ?? null;
  return {
    ...written,
    menuRecipes: menuRecipesOf(written.menus),
    restaurants: await withDeleted(database, row.organization_id, restaurants),
    id: row.id,
    name: row.name,
    category: row.category as Report['category'],
    variety: row.variety as Report['variety'],
    type: row.type as Report['type'],
    status: row.status as Report['status'],
    startDate: row.start_date,
    endDate: row.end_date,
    emissionDatabase: row.location as EmissionDatabase,
    settings,
    restaurantId: row.restaurant_id,
    organizationId: row.organization_id,
    data: data && (await inLanguage({ database, foodData }, { row, language }, withGuests(data, settings.numberOfGuests))),
    creator,
    thumbnailUrl: row.thumbnail,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Its dishes and foods by their names in a language, which may be set after it was made; its figures stay. */
async function inLanguage(
  services: Pick<Services, 'database' | 'foodData'>,
  { row, language }: { row: StoredReport; language: Language },
  data: ReportData,
): Promise<ReportData> {
  const { highestRecipe, lowestRecipe, lines } = data;
  const reader = { organizationId: row.organization_id, variety: row.variety as Report['variety'], language };
  const named = await namesForReader(services, reader, [...lines, highestRecipe ?? [], lowestRecipe ?? []].flat());
  return {
    ...data,
    lines: lines.map(named),
    highestRecipe: highestRecipe && named(highestRecipe),
    lowestRecipe: lowestRecipe && named(lowestRecipe),
  };
}

async function creatorOfReport(database: Database, { id }: StoredReport): Promise<Report['creator']> {
  const row = await database
    .selectFrom('report')
    .leftJoin('person', 'person.id', 'report.created_by')
    .leftJoin('integration', 'integration.id', 'report.integration_id')
    .select(['person.firstname', 'person.lastname', 'integration.name as integration_name'])
    .where('report.id', '=', id)
    .executeTakeFirst();
  return row ? authorName(row) : null;
}

/** A restaurant that was deleted since says so (specification, point 4). */
async function withDeleted(
  database: Database,
  organizationId: string,
  restaurants: Report['restaurants'],
): Promise<Report['restaurants']> {
  if (restaurants.length === 0) return [];
  const ids = restaurants.map(({ id }) => id);
  const rows = await database
    .selectFrom('restaurant')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return restaurants.map((restaurant) => (there.has(restaurant.id) ? restaurant : closedRow(restaurant)));
}
