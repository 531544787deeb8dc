import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { demoId } from '../demo-id.ts';
import type { DemoRestaurantKey } from '../demo-tenants.ts';

interface Neighbour {
  key: string;
  name: string;
  location: string;
  /** The restaurant whose months it copies, and by how many months they are moved: realistic figures that are no twin's. */
  like: DemoRestaurantKey;
  moved: number;
}

/** Other organizations of the demo's sector with restaurants on the leaderboard; nobody works there, and boards never name them. */
const NEIGHBOURS: readonly { key: string; name: string; location: string; restaurants: readonly Neighbour[] }[] = [
  {
    key: 'fjordkost',
    name: 'Fjordkost Kantiner',
    location: 'NO',
    restaurants: [
      { key: 'bryggen', name: 'Kantina på Bryggen', location: 'NO', like: 'havnen', moved: 5 },
      { key: 'fjellsiden', name: 'Fjellsiden spiseri', location: 'NO', like: 'canal', moved: 3 },
      { key: 'kaia', name: 'Bedriftskjøkkenet Kaia', location: 'NO', like: 'matsalen', moved: 9 },
    ],
  },
  {
    key: 'tafelrunde',
    name: 'Tafelrunde Betriebsgastronomie',
    location: 'DE',
    restaurants: [
      { key: 'isar', name: 'Kantine Isarufer', location: 'DE', like: 'speicher', moved: 4 },
      { key: 'zeche', name: 'Werksküche Alte Zeche', location: 'DE', like: 'speicher', moved: 7 },
    ],
  },
  {
    key: 'ekologen',
    name: 'Köksbolaget Ekologen',
    location: 'SE',
    restaurants: [
      { key: 'linden', name: 'Lunchköket Linden', location: 'SE', like: 'matsalen', moved: 2 },
      { key: 'kajen', name: 'Restaurang Kajen', location: 'SE', like: 'canal', moved: 6 },
    ],
  },
];

/** Adds them with the months of the demo's own kitchens, moved in time; those that are there are left alone. */
export async function seedNeighbours(database: Database): Promise<void> {
  for (const { key, name, location, restaurants } of NEIGHBOURS) {
    const organization = { id: demoId(key), name, segment: 'contract_catering', location, plan: 'plus' } as const;
    await database
      .insertInto('organization')
      .values(organization)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const restaurant of restaurants)
      await database.transaction().execute(async (transaction) => putIn(transaction, organization.id, restaurant));
  }
}

async function putIn(database: Database, organizationId: string, { key, name, location, like, moved }: Neighbour): Promise<void> {
  const id = demoId(key);
  const { numInsertedOrUpdatedRows: isNew } = await database
    .insertInto('restaurant')
    .values({ id, organization_id: organizationId, name, location, on_leaderboard: true })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!isNew) return;
  const pairs = sql`
    with month as (
      select report.*, row_number() over (order by start_date) as nth, count(*) over () as months from report
      where restaurant_id = ${demoId(like)} and category = 'restaurant' and variety = 'sales' and type = 'monthly'
        and status = 'completed' and deleted_at is null
    ), pair as (
      select month.*, md5(${id} || month.start_date)::uuid::text as new_id, other.id as other_id
      from month join month other on other.nth = 1 + (month.nth + ${moved}) % month.months
    )`;
  await sql`
    ${pairs}
    insert into report (
      id, organization_id, restaurant_id, category, variety, type, status, name, name_search, start_date, location, settings,
      food_data_version, created_at, updated_at, generated_at
    )
    select new_id, ${organizationId}, ${id}, category, variety, type, status, name, name_search, start_date, location, settings,
      food_data_version, created_at, updated_at, generated_at
    from pair`.execute(database);
  await sql`
    ${pairs}
    insert into report_body (report_id, organization_id, kind, body)
    select new_id, ${organizationId}, kind, body from pair join report_body on report_body.report_id = other_id`.execute(
    database,
  );
  await sql`
    ${pairs}
    insert into report_total (
      report_id, location, organization_id, co2, co2_low, co2_high, portions, total_servings, weight, weight_covered, by_level,
      highest, lowest, totals, change_first
    )
    select new_id, total.location, ${organizationId}, co2, co2_low, co2_high, portions, total_servings, weight, weight_covered,
      by_level, highest, lowest, totals, change_first
    from pair join report_total total on total.report_id = other_id`.execute(database);
}
