import type { Client } from 'pg';

/** Copies the demo's recipes so often and makes all figures those of older food data, twice as large: they wait for new ones. */
export async function ageRecipes(client: Client, copies: number): Promise<void> {
  const columns = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'recipe' and table_schema = 'public' and column_name <> 'id'",
  );
  const names = columns.rows.map(({ name }) => name).join(', ');
  await client.query(
    `insert into recipe (id, ${names}) select 'copy-' || number, ${names}
     from generate_series(1, ${copies}) as number
     join (select *, row_number() over (order by id) as place, count(*) over () as many from recipe) as recipe on place = number % many + 1`,
  );
  await client.query("update recipe set food_data_version = 'older', co2 = co2 * 2, footprint = '{}'");
}
