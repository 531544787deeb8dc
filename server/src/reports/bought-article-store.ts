import { type BoughtSums, boughtKey } from '@plateprint/shared/reports/rows/bought-articles.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { type SqlBool, sql } from 'kysely';
import type { BoughtArticleRow } from '../platform/database/tables/bought-tables.ts';
import type { Database } from '../platform/database/database.ts';

interface Place {
  organizationId: string;
  id: string;
}

/** The release and the supply's location that figures are of. */
export interface FiguresOf {
  foodDataVersion: string;
  location: string;
}

/** Writes the articles of a report whose rows are written, within their transaction. */
export async function keepBought(
  database: Database,
  { organizationId, id }: Place,
  { of, sums }: { of: FiguresOf; sums: readonly BoughtSums[] },
): Promise<void> {
  const own = { report_id: id, organization_id: organizationId };
  for (const table of ['bought_report', 'bought_report_due'] as const)
    await database.deleteFrom(table).where('report_id', '=', id).where('organization_id', '=', organizationId).execute();
  await database
    .insertInto('bought_report')
    .values({ ...own, food_data_version: of.foodDataVersion, location: of.location })
    .execute();
  const column = (value: (each: BoughtSums) => string | number | null) => sums.map(value);
  const without = (end: keyof Figure) => column(({ co2WithoutLandUseChange: figure }) => figure?.[end] ?? null);
  await sql`
    insert into bought_article (report_id, organization_id, place, article, name, food, family, rows, weighed_rows, covered_rows,
      priced_rows, money, grams, co2, co2_low, co2_high, co2_without, co2_without_low, co2_without_high, supplier)
    select ${id}, ${organizationId}, part.* from unnest(
      ${sums.map((_, place) => place)}::integer[], ${column(({ article }) => article)}::text[], ${column(({ name }) => name)}::text[],
      ${column(({ food }) => food)}::text[], ${column(({ family }) => family)}::text[], ${column(({ rows }) => rows)}::integer[],
      ${column(({ weighedRows }) => weighedRows)}::integer[], ${column(({ coveredRows }) => coveredRows)}::integer[],
      ${column(({ pricedRows }) => pricedRows)}::integer[], ${column(({ money }) => money)}::float8[],
      ${column(({ grams }) => grams)}::float8[], ${column(({ co2 }) => co2.value)}::float8[], ${column(({ co2 }) => co2.low)}::float8[],
      ${column(({ co2 }) => co2.high)}::float8[], ${without('value')}::float8[], ${without('low')}::float8[],
      ${without('high')}::float8[], ${column(({ supplier }) => supplier)}::text[]
    ) part`.execute(database);
}

/** PostgreSQL adds whole numbers up to ones that arrive as texts. */
const total = (column: keyof BoughtArticleRow) => sql<number>`sum(${sql.ref(column)})::double precision`;

/** Null as soon as one of those that count has none. */
const totalIfKnown = (column: keyof BoughtArticleRow) =>
  sql<number | null>`case when bool_and(${sql.ref(column)} is not null) then sum(${sql.ref(column)})::double precision end`;

const oneSupplier = sql<string | null>`case when bool_or(supplier is null) or count(distinct nullif(supplier, '')) > 1 then null
  else coalesce(max(supplier), '') end`;

/** The articles of reports together, of each food an article stands for; their supplier where it is one, null where there are several. */
export async function boughtOfReports(
  database: Database,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
): Promise<BoughtSums[]> {
  const rows = await database
    .selectFrom('bought_article')
    .select(['article', 'food'])
    .select(({ fn }) => [
      fn.min('name').as('name'),
      fn.min('family').as('family'),
      total('rows').as('rows'),
      total('weighed_rows').as('weighed'),
      total('covered_rows').as('covered'),
      total('priced_rows').as('priced'),
      total('money').as('money'),
      total('grams').as('grams'),
      total('co2').as('co2'),
      total('co2_low').as('low'),
      total('co2_high').as('high'),
      totalIfKnown('co2_without').as('without'),
      totalIfKnown('co2_without_low').as('withoutLow'),
      totalIfKnown('co2_without_high').as('withoutHigh'),
      oneSupplier.as('supplier'),
    ])
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`report_id = any(${ids}::text[])`)
    .groupBy(['article', 'food'])
    .execute();
  return rows.map(({ article, food, name, family, supplier, rows: count, weighed, covered, priced, money, grams, ...of }) => ({
    key: boughtKey({ article, food }),
    article,
    food,
    name,
    family,
    supplier,
    rows: count,
    weighedRows: weighed,
    coveredRows: covered,
    pricedRows: priced,
    money,
    grams,
    co2: { value: of.co2, low: of.low, high: of.high },
    co2WithoutLandUseChange: figureOf(of.without, of.withoutLow, of.withoutHigh),
  }));
}

function figureOf(value: number | null, low: number | null, high: number | null): Figure | null {
  return value === null || low === null || high === null ? null : { value, low, high };
}

/** Marks reports whose articles are of another release or another place than now: a job rewrites them. */
export async function noteOutdatedBought(database: Database, foodDataVersion: string): Promise<void> {
  await sql`
    insert into bought_report_due (report_id, organization_id)
    select report_id, organization_id from bought_report
    where food_data_version < ${foodDataVersion} or food_data_version > ${foodDataVersion}
    on conflict do nothing`.execute(database);
}
