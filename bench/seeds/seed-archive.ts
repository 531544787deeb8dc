import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/database.ts';

/** The size of the archive, over five years. */
export const ARCHIVE = {
  organizations: 100,
  linksEach: 100,
  changesOfLink: 500,
  menusEach: 100,
  changesOfMenu: 100,
  dishesEach: 400,
  changesOfDish: 100,
  dishesOnMenu: 40,
  /** Forms that a menu and a dish come back to: bodies are stored once for each. */
  forms: 3,
} as const;

const DAYS = 1826;
const idOf = (kind: string, number: string) => sql.raw(`'${kind}-' || ${number}`);

/** Bodies of links, menus with forty dishes, and dishes of twenty lines, as the triggers write them. */
async function seedBodies(database: Database): Promise<void> {
  const { organizations, menusEach, dishesEach, dishesOnMenu, forms } = ARCHIVE;
  await sql`create unlogged table seeded_body as
    select org, kind, number, form, sha256(convert_to(body::text, 'UTF8')) as hash, body from (
      select 'org-' || o as org, 'link' as kind, m as number, 0 as form,
        jsonb_build_object('menuId', 'menu-' || o || '-' || m, 'inFigures', false) as body
      from generate_series(1, ${organizations}::int) o, generate_series(0, ${menusEach}::int - 1) m
      union all
      select 'org-' || o, 'menu', m, f, jsonb_build_object('name', 'Lunch ' || m || '/' || f, 'language', 'sv', 'isLegacy', false,
        'document', jsonb_build_object('options', '{}'::jsonb, 'settings', '{"language":"sv"}'::jsonb, 'blocks',
          (select jsonb_agg(jsonb_build_object('kind', 'recipe', '_id', 'r' || d, 'names', '[]'::jsonb, 'descriptions', '[]'::jsonb,
            'recipeId', 'dish-' || o || '-' || ((m * 7 + f + d * 9) % ${dishesEach}::int)))
           from generate_series(1, ${dishesOnMenu}::int) d)))
      from generate_series(1, ${organizations}::int) o, generate_series(0, ${menusEach}::int - 1) m, generate_series(1, ${forms}::int) f
      union all
      select 'org-' || o, 'recipe', d, f, jsonb_build_object('names', jsonb_build_array(jsonb_build_object('language', 'sv', 'name', 'Rätt ' || d)),
        'portions', 4, 'dataVersion', '2027.1', 'co2', 400 + d + f, 'low', 300 + d, 'high', 700 + d, 'level', 'low', 'complete', true,
        'draft', jsonb_build_object('ingredients', (select jsonb_agg(jsonb_build_object('_id', 'l' || l, 'inputIngredient', md5((d * l)::text),
          'ingredient', md5(l::text), 'variation', md5((l + d)::text), 'amount', l, 'unit', 'kg')) from generate_series(1, 20) l)),
        'footprint', jsonb_build_object('lines', (select jsonb_agg(jsonb_build_object('_id', 'l' || l, 'grams', l * d, 'share', 1.0 / l))
          from generate_series(1, 20) l)))
      from generate_series(1, ${organizations}::int) o, generate_series(0, ${dishesEach}::int - 1) d, generate_series(1, ${forms}::int) f
      union all
      select 'org-' || o, 'organization', 0, 0, '{"location":"SE","labelBasis":{"kind":"own","scheme":null},"isDeleted":false}'::jsonb
      from generate_series(1, ${organizations}::int) o
      union all
      select 'org-' || o, 'restaurant', 0, 0, '{"name":"Matsal","location":null,"isDeleted":false}'::jsonb
      from generate_series(1, ${organizations}::int) o
    ) as bodies`.execute(database);
  await sql`create index on seeded_body (org, kind, number, form)`.execute(database);
  await sql`analyze seeded_body`.execute(database);
  await sql`insert into shown_body (organization_id, hash, body) select org, hash, body from seeded_body on conflict do nothing`.execute(
    database,
  );
}

interface Things {
  kind: 'link' | 'menu' | 'recipe';
  /** How many an organization has, and how often each changed. */
  each: number;
  changes: number;
  thing: string;
  number: string;
  form: string;
}

/** Spans of equal length over five years, one after the other; the last is still. */
async function seedSpans(database: Database, { kind, each, changes, thing, number, form }: Things): Promise<void> {
  await sql`
    with change as materialized (
      select 'org-' || o as org, ${sql.raw(thing)} as thing, ${sql.raw(number)} as number, ${sql.raw(form)} as form,
        now() - make_interval(secs => ${DAYS}::float8 * 86400 * (1 - c::float8 / ${changes}::int)) as shown_from,
        case when c + 1 < ${changes}::int then now() - make_interval(secs => ${DAYS}::float8 * 86400 * (1 - (c + 1)::float8 / ${changes}::int)) end as shown_to
      from generate_series(0, ${changes}::int - 1) c, generate_series(1, ${ARCHIVE.organizations}::int) o, generate_series(0, ${each}::int - 1) t
    )
    insert into shown_span (organization_id, kind, thing, shown_from, shown_to, hash)
    select change.org, ${kind}, thing, shown_from, shown_to, seeded_body.hash
    from change join seeded_body using (org, number, form)
    where seeded_body.kind = ${kind} order by shown_from`.execute(database);
}

/**
 * Takes the indexes and triggers of the changes away, and gives what puts them back: ten million rows are sorted once instead of looked up
 * one by one, and nobody is to be told of dishes that stand on no menu.
 */
async function withoutIndexes(database: Database): Promise<() => Promise<void>> {
  await sql`alter table shown_span disable trigger user`.execute(database);
  const { rows } = await sql<{ name: string; definition: string; isKey: boolean }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary as "isKey"
    from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 'shown_span'::regclass`.execute(database);
  for (const { name, isKey } of rows) {
    await sql.raw(isKey ? `alter table shown_span drop constraint ${name}` : `drop index ${name}`).execute(database);
  }
  return async () => {
    for (const { name, definition, isKey } of rows) {
      await sql.raw(definition).execute(database);
      if (isKey) await sql.raw(`alter table shown_span add primary key using index ${name}`).execute(database);
    }
    await sql`alter table shown_span enable trigger user`.execute(database);
  };
}

/** Ten million changes, and what they name. */
export async function seedArchive(database: Database): Promise<number> {
  const { linksEach, changesOfLink, menusEach, changesOfMenu, dishesEach, changesOfDish, forms } = ARCHIVE;
  await seedBodies(database);
  const raiseIndexes = await withoutIndexes(database);
  const form = `1 + c % ${forms}`;
  await seedSpans(database, {
    kind: 'link',
    each: linksEach,
    changes: changesOfLink,
    thing: `'room-' || o || '-' || (t / 10) || '/' || (1 + t % 10)`,
    number: `(t + c * 3) % ${menusEach}`,
    form: '0',
  });
  await seedSpans(database, {
    kind: 'menu',
    each: menusEach,
    changes: changesOfMenu,
    thing: `'menu-' || o || '-' || t`,
    number: 't',
    form,
  });
  await seedSpans(database, {
    kind: 'recipe',
    each: dishesEach,
    changes: changesOfDish,
    thing: `'dish-' || o || '-' || t`,
    number: 't',
    form,
  });
  await sql`insert into shown_span (organization_id, kind, thing, shown_from, hash)
    select org, kind, case kind when 'organization' then org else ${idOf('room', "replace(org, 'org-', '') || '-' || r")} end,
      now() - interval '6 years', hash
    from seeded_body, generate_series(0, ${linksEach}::int / 10 - 1) r
    where kind = 'restaurant' or (kind = 'organization' and r = 0)`.execute(database);
  await sql`drop table seeded_body`.execute(database);
  await raiseIndexes();
  await sql`analyze shown_span`.execute(database);
  await sql`analyze shown_body`.execute(database);
  const { rows } = await sql<{ spans: string }>`select count(*) as spans from shown_span`.execute(database);
  return Number(rows[0]?.spans);
}
