import { mayReadOrganizationReports, runs } from '@plateprint/shared/access/abilities.ts';
import { type Actor, organizationOf } from '@plateprint/shared/access/actor.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { type SqlBool, sql } from 'kysely';
import { binEnds } from '../platform/database/bin.ts';
import { TWIN_COLUMNS } from '../footprint/twin-columns.ts';
import type { Database } from '../platform/database/database.ts';
import { holding } from '../platform/database/like-pattern.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import type { OwnedRestaurant } from '../restaurants/restaurant-store.ts';
import { type SummaryRow, toSummary } from './report-row.ts';

type ReportQuery = Omit<HandlerInput<typeof listReports>['query'], 'bin'> & { inBinAt: Date | null };

/** Reports with what a row of the overview shows; documents stay closed. */
function summaries(database: Database) {
  return database
    .selectFrom('report')
    .leftJoin('report_total', (join) =>
      join.onRef('report_total.report_id', '=', 'report.id').onRef('report_total.location', '=', 'report.location'),
    )
    .leftJoin('person', 'person.id', 'report.created_by')
    .leftJoin('integration', 'integration.id', 'report.integration_id')
    .select([
      'report.id',
      'report.name',
      'report.version',
      'report.category',
      'report.variety',
      'report.type',
      'report.status',
      'report.start_date',
      'report.end_date',
      'report.restaurant_id',
      'report.location',
      'report.unmatched_rows',
      'report.thumbnail',
      'report.updated_at',
      'report.deleted_at',
      'report.integration_id',
      'person.firstname',
      'person.lastname',
      'integration.name as integration_name',
      'report_total.co2',
      'report_total.co2_low',
      'report_total.co2_high',
      ...TWIN_COLUMNS.map((name) => `report_total.${name}` as const),
      'report_total.portions',
      'report_total.total_servings',
      'report_total.weight',
      'report_total.weight_covered',
      'report_total.by_level',
      'report_total.row_count',
      'report_total.rows_set_aside',
      'report_total.rows_unweighed',
      'report_total.weight_expected',
      'report_total.money',
      'report_total.money_covered',
      sql<number | null>`(report_total.totals -> 'co2PerKgOfFood' ->> 'value')::double precision`.as('per_kg'),
    ]);
}

/** One report's row of the overview. */
export async function summaryOf(database: Database, organizationId: string, id: string): Promise<ReportSummary> {
  const row = await summaries(database)
    .where('report.organization_id', '=', organizationId)
    .where('report.id', '=', id)
    .executeTakeFirstOrThrow();
  return toSummary(row);
}

/** The latest start first; one more than asked tells whether there are more. */
function asked(database: Database, restaurant: OwnedRestaurant, { type, variety, status, search, inBinAt, limit }: ReportQuery) {
  let query = summaries(database)
    .where('report.organization_id', '=', restaurant.organizationId)
    .where(({ eb }) => (inBinAt ? eb('report.deleted_at', '>', binEnds(inBinAt)) : eb('report.deleted_at', 'is', null)));
  if (type) query = query.where('report.type', '=', type);
  if (variety) query = query.where('report.variety', '=', variety);
  if (status) query = query.where('report.status', '=', status);
  if (search) query = query.where('report.name_search', 'like', holding(search.toLowerCase()));
  return query
    .orderBy('report.start_date', 'desc')
    .orderBy('report.id', 'desc')
    .limit(limit + 1);
}

type Query = ReturnType<typeof asked>;

/** Two lists by their own index each, read as one. */
class Together {
  readonly #queries: readonly Query[];
  readonly #most: number;

  constructor(queries: readonly Query[], most: number) {
    this.#queries = queries;
    this.#most = most;
  }

  after([start, id]: [string, string]): Together {
    const later = sql<SqlBool>`(report.start_date, report.id) < (${start}, ${id})`;
    return new Together(
      this.#queries.map((query) => query.where(later)),
      this.#most,
    );
  }

  async execute(): Promise<SummaryRow[]> {
    const lists = await Promise.all(this.#queries.map((query) => query.execute()));
    return lists.flat().toSorted(latestFirst).slice(0, this.#most);
  }
}

function latestFirst(a: SummaryRow, b: SummaryRow): number {
  const [one, other] = [`${a.start_date} ${a.id}`, `${b.start_date} ${b.id}`];
  return one < other ? 1 : one > other ? -1 : 0;
}

/** The reports of a restaurant, and those of its organization as far as the actor reads them, a page at a time. */
export async function reportsOfRestaurant(
  database: Database,
  actor: Actor,
  restaurant: OwnedRestaurant,
  filter: ReportQuery,
): Promise<Page<ReportSummary>> {
  const organization = organizationOf(restaurant);
  const queries: Query[] = [];
  if (filter.category !== 'organization') {
    queries.push(
      asked(database, restaurant, filter)
        .where('report.restaurant_id', '=', restaurant.id)
        .where('report.category', '=', 'restaurant'),
    );
  }
  if (filter.category !== 'restaurant' && mayReadOrganizationReports(actor, organization)) {
    const all = asked(database, restaurant, filter).where('report.category', '=', 'organization');
    queries.push(runs(actor, organization) ? all : all.where(ofPortfolio(actor)));
  }
  const page = await pageOf<SummaryRow, Together>(new Together(queries, filter.limit + 1), {
    cursor: filter.cursor,
    limit: filter.limit,
    sortedBy: 'text',
    after: (from, key) => from.after(key),
    keyOf: (row) => [row.start_date, row.id],
  });
  return { items: page.items.map(toSummary), next: page.next };
}

/** The sentence `mayReadReport` of a portfolio manager in SQL. */
function ofPortfolio({ portfolio }: Actor) {
  return sql<SqlBool>`report.restaurant_id = any(${portfolio}::text[]) and report.restaurant_ids <@ ${portfolio}::text[]`;
}
