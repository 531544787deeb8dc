import type { Author } from '@plateprint/shared/access/actor.ts';
import { DIRECTIVE, type WholeMeals } from '@plateprint/shared/calendar/waste/waste-figures.ts';
import {
  type LoggedMeal,
  mergedWaste,
  type WasteAside,
  type WasteDraft,
  type WasteField,
} from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Kitchen {
  id: string;
  organizationId: string;
}

const MOST = 2000;

/** What is known of a meal, as `KnownWaste` calls it. */
const KNOWN = [
  'guests',
  'guests_assumed as guestsAssumed',
  'kitchen_kg as kitchen',
  'serving_kg as serving',
  'plate_kg as plate',
] as const;

/** The waste of a kitchen between two days, the latest first. */
export async function wasteOf(
  database: Database,
  { id, organizationId }: Kitchen,
  { from, to }: { from: string; to: string },
): Promise<LoggedMeal[]> {
  return database
    .selectFrom('waste_meal')
    .select(['id', 'day', 'meal', ...KNOWN])
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .orderBy('meal')
    .limit(MOST)
    .execute();
}

/** The sums that a kitchen's baseline is of: its whole meals with counted guests, of the directive's years, and of twelve months from its first meal on. */
export async function wasteSumsOf(
  database: Database,
  { id, organizationId }: Kitchen,
): Promise<{ years: WholeMeals; firstYear: WholeMeals }> {
  const { rows } = await sql<Record<'years_kg' | 'years_guests' | 'first_kg' | 'first_guests', number>>`
    with weighed as (
      select day, guests, guests_assumed, kitchen_kg + serving_kg + plate_kg as kg from waste_meal
      where organization_id = ${organizationId} and restaurant_id = ${id}
    ), whole as (
      select * from weighed where guests > 0 and not guests_assumed and kg is not null
    ), bounds as (
      select to_char(min(day)::date + interval '1 year', 'YYYY-MM-DD') as first_end from weighed
    )
    select coalesce(sum(kg) filter (where is_of_years), 0)::float8 as years_kg,
      coalesce(sum(guests) filter (where is_of_years), 0)::float8 as years_guests,
      coalesce(sum(kg) filter (where day < first_end), 0)::float8 as first_kg,
      coalesce(sum(guests) filter (where day < first_end), 0)::float8 as first_guests
    from (select whole.*, bounds.first_end, day between ${DIRECTIVE.firstDay} and ${DIRECTIVE.lastDay} as is_of_years
      from whole cross join bounds) as counted`.execute(database);
  const sums = rows[0] ?? { years_kg: 0, years_guests: 0, first_kg: 0, first_guests: 0 };
  return {
    years: { kilograms: sums.years_kg, guests: sums.years_guests },
    firstYear: { kilograms: sums.first_kg, guests: sums.first_guests },
  };
}

const NOTHING = { guests: null, guestsAssumed: false, kitchen: null, serving: null, plate: null };

interface WasteEntry extends WasteAside {
  id: string;
  waste: WasteDraft;
  by: Author;
  now: Date;
}

/**
 * Adds what is written of a meal to what is known of it: two places of a kitchen write to one meal, at once or hours later, and neither
 * knows what the other did. One whose id stood on another day or name moves here.
 */
export async function putWaste(
  database: Database,
  { id: restaurantId, organizationId }: Kitchen,
  { id, waste, by, now, ...aside }: WasteEntry,
): Promise<void> {
  const { day } = waste;
  const meal = waste.meal.trim();
  await database.transaction().execute(async (transaction) => {
    const moved = await transaction
      .deleteFrom('waste_meal')
      .where('organization_id', '=', organizationId)
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .where(sql<boolean>`not (day = ${day} and meal = ${meal})`)
      .returning(KNOWN)
      .executeTakeFirst();
    const { guests, guestsAssumed, kitchen, serving, plate } = mergedWaste(moved ?? NOTHING, waste, aside);
    await transaction
      .insertInto('waste_meal')
      .values({
        id,
        organization_id: organizationId,
        restaurant_id: restaurantId,
        day,
        meal,
        guests,
        guests_assumed: guestsAssumed,
        kitchen_kg: kitchen,
        serving_kg: serving,
        plate_kg: plate,
        saved_by: by.personId,
        saved_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['restaurant_id', 'day', 'meal']).doUpdateSet({
          id,
          ...laterGuests(aside),
          kitchen_kg: laterValue('kitchen_kg', 'kitchen', aside),
          serving_kg: laterValue('serving_kg', 'serving', aside),
          plate_kg: laterValue('plate_kg', 'plate', aside),
          saved_by: by.personId,
          saved_at: now,
        }),
      )
      .execute();
  });
}

/** As `mergedWaste` says, of the row that another one may have written since. */
function laterValue(column: string, field: WasteField, { cleared = [] }: WasteAside): RawBuilder<number | null> {
  const [former, written] = [sql`waste_meal.${sql.ref(column)}`, sql<number | null>`excluded.${sql.ref(column)}`];
  return cleared.includes(field) ? written : sql<number | null>`coalesce(${written}, ${former})`;
}

/** The same of guests. That a written number is an assumption stands in its row: what moved here brings its own along. */
function laterGuests({ cleared = [], assumed = [] }: WasteAside): {
  guests: RawBuilder<number | null>;
  guests_assumed: RawBuilder<boolean>;
} {
  const isCounted = sql`(waste_meal.guests is not null and not waste_meal.guests_assumed)`;
  const isLess = assumed.includes('guests')
    ? sql`(excluded.guests is null or excluded.guests_assumed)`
    : sql`excluded.guests_assumed`;
  const isSilent = assumed.includes('guests') || cleared.includes('guests') ? sql`false` : sql`excluded.guests is null`;
  const isFormer = sql`(${isCounted} and ${isLess}) or ${isSilent}`;
  return {
    guests: sql<number | null>`case when ${isFormer} then waste_meal.guests else excluded.guests end`,
    guests_assumed: sql<boolean>`case when ${isFormer} then waste_meal.guests_assumed else excluded.guests_assumed end`,
  };
}

/** Whether there was such a meal. */
export async function removeWaste(
  database: Database,
  { id: restaurantId, organizationId }: Kitchen,
  id: string,
): Promise<boolean> {
  const removed = await database
    .deleteFrom('waste_meal')
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
