import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/database.ts';

export const ORGANIZATIONS = 10_000;
export const RESTAURANTS = 30_000;
export const PEOPLE = 200_000;
/** One organization is large: these many of the restaurants and people are its own. */
export const LARGE = { id: 'bench-organization-0', restaurants: 1000, people: 5000 };

const FIRSTNAMES = `Anna Erik Lars Karin Maria Johan Elin Oskar Ingrid Nils Sofie Mette Jens Kirsten Hanne Rasmus Katharina Jonas
  Margaret Sam Emma Olivia Noah Liam Jan Pieter Sanne Daan Camille Hugo Louise Jules Åsa Björn Øyvind Zoë Émile Jürgen`.split(
  /\s+/,
);
const LASTNAMES = `Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Hansen Jensen Nielsen
  Pedersen Christensen Larsen Sørensen Rasmussen Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann
  Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Jansen Visser Bakker Smit Meijer Mulder Bos Vos Peters
  Hendriks Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Åberg Öhman
  Ødegård Vogel Sandberg Ravn Hughes Okafor O’Brien Lindqvist Holm Berg Dahl Lund Strand Haugen Bakke`.split(/\s+/);
const WORDS = `Canteen Kitchen Bistro Table Garden Harbour Station Market Forest Lake Bridge Tower Field Spice Bread Salt Fjord
  Nordic Royal City Green Little Grand Old New`.split(/\s+/);

function oneOf(words: readonly string[], number: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${[...words]}::text[])[1 + (hashint8(${number}) & 2147483647) % ${sql.lit(words.length)}]`;
}

/** A number of the row, another for each word of it. */
function n(add: number): RawBuilder<unknown> {
  return sql`n::bigint * 7 + ${sql.lit(add)}`;
}

/** Puts in ten thousand organizations with their restaurants and people, by statements over whole sets. */
export async function seedTenancy(database: Database): Promise<void> {
  await sql`
    insert into organization (id, name, segment, location, plan)
    select 'bench-organization-' || n, ${oneOf(WORDS, n(1))} || ' ' || ${oneOf(WORDS, n(2))} || ' ' || n, 'restaurant', 'SE', 'plus'
    from generate_series(0, ${sql.lit(ORGANIZATIONS - 1)}) n`.execute(database);
  await sql`
    insert into restaurant (id, organization_id, name)
    select 'bench-restaurant-' || n,
      'bench-organization-' || case when n < ${sql.lit(LARGE.restaurants)} then 0 else n % ${sql.lit(ORGANIZATIONS)} end,
      ${oneOf(WORDS, n(3))} || ' ' || ${oneOf(WORDS, n(4))} || ' ' || n
    from generate_series(0, ${sql.lit(RESTAURANTS - 1)}) n`.execute(database);
  await sql`
    insert into person (id, organization_id, firstname, lastname, email, password_hash)
    select 'bench-person-' || n,
      'bench-organization-' || case when n < ${sql.lit(LARGE.people)} then 0 else n % ${sql.lit(ORGANIZATIONS)} end,
      ${oneOf(FIRSTNAMES, n(5))}, ${oneOf(LASTNAMES, n(6))}, 'person' || n || '@kitchen' || n % 5000 || '.test', ''
    from generate_series(0, ${sql.lit(PEOPLE - 1)}) n`.execute(database);
  await sql`
    insert into role_grant (person_id, role, scope_kind, scope_id)
    select id, 'restaurant-user', 'organization', organization_id from person where id like 'bench-%'`.execute(database);
  await sql`
    insert into portfolio (person_id, restaurant_id)
    select person.id, restaurant.id from person
    join lateral (select id from restaurant where restaurant.organization_id = person.organization_id
      order by hashtext(person.id || restaurant.id) limit 3) restaurant on true
    where person.id like 'bench-%'`.execute(database);
  await sql`
    insert into role_grant (person_id, role, scope_kind, scope_id)
    select id, 'organization-admin', 'organization', organization_id from person where id = 'bench-person-1'`.execute(database);
  await sql`
    insert into audit_entry (id, at, deed, by_name, thing_kind, thing_id, thing_name, organization_id, before, after)
    select 'bench-' || n, now() - n * interval '1 minute', 'restaurant_changed', 'Anna Berg', 'restaurant', 'x', 'Canteen',
      'bench-organization-' || n % 100, '{"name": ["a"]}', '{"name": ["b"]}'
    from generate_series(1, 200000) n`.execute(database);
  await sql`analyze`.execute(database);
}
