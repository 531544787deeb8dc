import { scaled } from '@plateprint/shared/footprint/uncertainty.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportData, ReportTotals } from '@plateprint/shared/reports/report-data.ts';
import { restaurantRowStatus } from '@plateprint/shared/reports/report-status.ts';
import type { Report } from '@plateprint/shared/reports/report.ts';
import { type SqlBool, sql } from 'kysely';
import { authorName } from '../access/author-name.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts.ts';
import { bodyOf, type Bodies, type KeptRows } from './body-store.ts';
import { namesForReader } from './names-for-reader.ts';
import type { KeptReport } from './report-row.ts';

const NO_ROWS: KeptRows = {
  recipes: [],
  menus: [],
  ingredients: [],
  restaurants: [],
  importedData: [],
  currentImportedDataLanguage: null,
};

/** A report as its page reads it; bodies that are at hand are not read again. */
export async function presentReport(
  { database, foodData }: Pick<Parts, 'database' | 'foodData'>,
  row: KeptReport,
  atHand?: { rows: KeptRows; document: Bodies['document'] | null },
): Promise<Report> {
  const place = { id: row.id, organizationId: row.organization_id };
  const [rows, document, creator] = await Promise.all([
    atHand ? atHand.rows : bodyOf(database, place, 'rows'),
    atHand ? atHand.document : row.status === 'completed' ? bodyOf(database, place, 'document') : null,
    creatorOfReport(database, row),
  ]);
  const { restaurants, ...written } = rows ?? NO_ROWS;
  const settings = row.settings as Report['settings'];
  const data = document?.[row.location as EmissionDatabase] ?? null;
  return {
    ...written,
    restaurants: await withDeleted(database, row.organization_id, restaurants),
    id: row.id,
    name: row.name,
    category: row.category as Report['category'],
    variety: row.variety as Report['variety'],
    type: row.type as Report['type'],
    status: row.status as Report['status'],
    startDate: row.start_date,
    endDate: row.end_date,
    location: row.location as EmissionDatabase,
    settings,
    restaurantId: row.restaurant_id,
    organizationId: row.organization_id,
    data: data && (await inLanguage({ database, foodData }, row, withGuests(data, settings.numberOfGuests))),
    creator,
    thumbnailUrl: row.thumbnail,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Its dishes and foods by their names in the report's language, which may be set after it was made; its figures stay. */
async function inLanguage(parts: Pick<Parts, 'database' | 'foodData'>, row: KeptReport, data: ReportData): Promise<ReportData> {
  const { highestRecipe, lowestRecipe, lines } = data;
  const { language } = row.settings as Report['settings'];
  const reader = { organizationId: row.organization_id, variety: row.variety as Report['variety'], language };
  const named = await namesForReader(parts, reader, [...lines, highestRecipe ?? [], lowestRecipe ?? []].flat());
  return {
    ...data,
    lines: lines.map(named),
    highestRecipe: highestRecipe && named(highestRecipe),
    lowestRecipe: lowestRecipe && named(lowestRecipe),
  };
}

/** Guests are a setting: the average by them follows it, every other figure stays. */
export function withGuests<Totals extends ReportTotals>(totals: Totals, numberOfGuests: number | null): Totals {
  const co2PerGuest = totals.co2 && numberOfGuests && numberOfGuests > 0 ? scaled(totals.co2, 1 / numberOfGuests) : null;
  return { ...totals, co2PerGuest };
}

async function creatorOfReport(database: Database, { id }: KeptReport): Promise<Report['creator']> {
  const row = await database
    .selectFrom('report')
    .leftJoin('person', 'person.id', 'report.created_by')
    .leftJoin('integration', 'integration.id', 'report.integration_id')
    .select(['person.firstname', 'person.lastname', 'integration.name as integration_name'])
    .where('report.id', '=', id)
    .executeTakeFirst();
  return row ? authorName(row) : null;
}

/** A restaurant that was deleted since says so: it carries no months (specification, point 4). */
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
  return restaurants.map((restaurant) =>
    there.has(restaurant.id) ? restaurant : { id: restaurant.id, name: restaurant.name, status: restaurantRowStatus({}) },
  );
}
