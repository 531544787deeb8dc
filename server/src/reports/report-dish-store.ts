import { LEAST_COVERAGE } from '@plateprint/shared/footprint/coverage.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportLine } from '@plateprint/shared/reports/model/report-data.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { fewAtOnce } from '../platform/few-at-once.ts';
import { bodyOf, type BodyServices, type Place } from './body-store.ts';

/** One dish in a report, with its name there. */
export interface ReportedDish {
  id: string;
  name: string;
  servings: number;
  /** Grams CO2e of all of them; null when a part is unknown. */
  co2: number | null;
}

/** Of several lines of one dish there is one, with what they are together. */
export function dishesOfLines(lines: readonly ReportLine[]): ReportedDish[] {
  const sold = lines.flatMap(({ id, name, servings, co2 }) =>
    id === null || servings === null ? [] : [{ id, name, servings, co2: co2?.value ?? null }],
  );
  return [...Map.groupBy(sold, ({ id }) => id)].map(([id, of]) => ({
    id,
    name: of.at(-1)?.name ?? '',
    servings: of.reduce((sum, { servings }) => sum + servings, 0),
    co2: of.reduce<number | null>((sum, { co2 }) => (sum === null || co2 === null ? null : sum + co2), 0),
  }));
}

/** Writes the dishes of a report whose totals are written, within their transaction. */
export async function keepDishes(
  database: Database,
  { organizationId, id }: Place,
  dishes: readonly ReportedDish[],
): Promise<void> {
  const column = (of: (dish: ReportedDish) => string | number | null) => dishes.map(of);
  await sql`
    insert into report_dish (report_id, organization_id, dish, name, servings, co2)
    select ${id}, ${organizationId}, dish.* from unnest(
      ${column((dish) => dish.id)}::text[], ${column(({ name }) => name)}::text[],
      ${column(({ servings }) => servings)}::float8[], ${column(({ co2 }) => co2)}::float8[]
    ) dish on conflict do nothing`.execute(database);
  await database
    .deleteFrom('report_dish_due')
    .where('report_id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Reports whose documents are opened at once for one reader: each holds a connection, and unpacked it is megabytes. */
const OPENED_AT_ONCE = 3;

interface DishRequest {
  organizationId: string;
  restaurantIds: readonly string[];
  months: readonly Month[];
  /** Where some are asked for, those alone. */
  dishes?: ReadonlySet<string>;
  /** Only months that count enough to be worked on with (`SALES_COUNT_ENOUGH`). */
  countEnough?: boolean;
}

/** Of a row of `restaurant_month`: whether enough servings of its sales are counted for a comparison (`coverageOfReport`). */
export const SALES_COUNT_ENOUGH = sql<SqlBool>`(by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5])
  / nullif(total_servings, 0) >= ${LEAST_COVERAGE.partial}::double precision`;

interface Row {
  restaurant_id: string;
  month: Month;
  report_id: string;
  is_due: boolean;
  dish: string | null;
  name: string;
  servings: number;
  co2: number | null;
}

/** A month of a kitchen with a completed sales report, with its dishes, by our own food data. */
export interface DishesOfMonth {
  restaurantId: string;
  month: Month;
  dishes: readonly ReportedDish[];
}

/** The months of some kitchens with their dishes, in the order of time; reports whose dishes are not written yet are opened. */
export async function dishesOfMonths(
  services: BodyServices,
  { organizationId, restaurantIds, months, dishes, countEnough = false }: DishRequest,
): Promise<DishesOfMonth[]> {
  const { rows } = await sql<Row>`
    select month.restaurant_id, month.month, month.report_id, due.report_id is not null as is_due, dish.dish, dish.name, dish.servings, dish.co2
    from restaurant_month month
      left join report_dish_due due on due.report_id = month.report_id
      left join report_dish dish on dish.report_id = month.report_id
        ${dishes === undefined ? sql`` : sql`and dish.dish = any(${[...dishes]}::text[])`}
    where ${isAsked({ organizationId, restaurantIds, months })} ${countEnough ? sql`and ${SALES_COUNT_ENOUGH}` : sql``}
    order by month.month, dish.dish`.execute(services.database);
  const reports = [...Map.groupBy(rows, ({ report_id }) => report_id)];
  return fewAtOnce(reports, OPENED_AT_ONCE, async ([id, [first, ...more]]) => {
    const { restaurant_id: restaurantId, month } = first as Row;
    const written = [first as Row, ...more].flatMap(({ dish, name, servings, co2 }) =>
      dish === null ? [] : [{ id: dish, name, servings, co2 }],
    );
    const own = first?.is_due ? await openedDishes(services, { organizationId, id }) : written;
    return { restaurantId, month, dishes: own.filter((dish) => dishes?.has(dish.id) ?? true) };
  });
}

function isAsked({ organizationId, restaurantIds, months }: DishRequest) {
  return sql<SqlBool>`month.organization_id = ${organizationId} and month.restaurant_id = any(${restaurantIds}::text[])
    and month.variety = 'sales' and month.location = 'organization' and month.month = any(${months}::text[])`;
}

/** Of a report whose dishes nobody has written yet. */
export async function openedDishes(services: BodyServices, place: Place): Promise<ReportedDish[]> {
  const document = await bodyOf(services, place, 'document');
  return dishesOfLines(document?.organization.lines ?? []);
}
