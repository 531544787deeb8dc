import { sql } from 'kysely';
import { unpacked } from './body-store.ts';
import { packed } from './packed-body.ts';
import type { Product } from '../../test/support/product.ts';

/** A report as if a former release had made it that had each food at twice its figure: in its evidence, its totals and its foods. */
export async function asIfMadeBy({ database }: Pick<Product, 'database'>, version: string, reportId: string): Promise<void> {
  const row = await database
    .selectFrom('report_body')
    .select('body')
    .where('report_id', '=', reportId)
    .where('kind', '=', 'evidence')
    .executeTakeFirstOrThrow();
  const evidence = await unpacked<'evidence'>(row.body ?? Buffer.alloc(0));
  const twice = JSON.parse(
    JSON.stringify(evidence, (key, value: unknown) =>
      key === 'co2PerKg' && typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([end, grams]) => [end, Number(grams) * 2]))
        : value,
    ),
  ) as typeof evidence;
  await database
    .updateTable('report_body')
    .set({ body: await packed(twice) })
    .where('report_id', '=', reportId)
    .where('kind', '=', 'evidence')
    .execute();
  await sql`update report set food_data_version = ${version} where id = ${reportId}`.execute(database);
  await sql`
    update report_total set co2 = co2 * 2, co2_low = co2_low * 2, co2_high = co2_high * 2,
      totals = totals || jsonb_build_object('foodDataVersions', jsonb_build_array(${version}::text))
    where report_id = ${reportId}`.execute(database);
  await sql`update report_food set co2 = co2 * 2, co2_low = co2_low * 2, co2_high = co2_high * 2, supply_low = supply_low * 2, supply_high = supply_high * 2 where report_id = ${reportId}`.execute(
    database,
  );
}
