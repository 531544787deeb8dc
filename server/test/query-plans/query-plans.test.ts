import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases, outcome } from '../who-may/all-rules.ts';
import { openWorld, type World } from '../who-may/world.ts';
import { ALLOWED_SCANS } from './allowed-scans.ts';
import { doTheRest } from './do-the-rest.ts';
import { type FullScan, fullScansOf, partialIndexes } from './full-scans.ts';
import { growTables } from './grow-tables.ts';
import { type SeenStatement, watchStatements } from './seen-statements.ts';

/** Letters of a statement that are shown. */
const SHOWN = 700;

let world: World;
let seen: () => SeenStatement[];

beforeAll(async () => {
  world = await openWorld();
  seen = watchStatements(world.product.services.pool);
});
afterAll(() => world.product.close());

// A new call is among them by itself: `server/test/who-may` demands its rule.
test.each(cases(({ may }) => may))('$name succeeds for $who', async ({ rule, callers }) => {
  // What is only read all of them read: made once, it is there for the next.
  let common: object | undefined;
  for (const caller of callers) {
    const me = await world.newcomer(caller);
    const sample = common ?? (await rule.sample(world, me));
    if (!rule.endpoint.changes && !rule.isOwn) common = sample;
    expect([caller, await outcome(me, rule, sample)]).toEqual([caller, 'done']);
  }
});

const isAllowed = ({ table, statement }: FullScan): boolean =>
  ALLOWED_SCANS.some((allowed) => allowed.tables.includes(table) && statement.includes(allowed.statement));

describe('the statements that the product sends', () => {
  let client: pg.PoolClient;
  let grown: ReadonlyMap<string, number>;
  let statements: SeenStatement[] = [];
  const scans: FullScan[] = [];

  beforeAll(async () => {
    const { pool } = world.product.services;
    await doTheRest(world);
    statements = seen();
    grown = await growTables(pool);
    client = await pool.connect();
    // As on a disk without a head: else a small table is read wholly for a handful of rows, which no large one would be.
    await client.query('set random_page_cost = 1.1');
    const partial = await partialIndexes(client);
    for (const statement of statements) scans.push(...(await fullScansOf(client, statement, partial)));
  }, 900_000);
  afterAll(() => client.release());

  test('read no table from its beginning to its end, but where a reason is written', () => {
    const faults = scans
      .filter((scan) => !isAllowed(scan))
      .map(({ table, statement }) => `${table}: ${statement.slice(0, SHOWN)}`);
    expect([...new Set(faults)].toSorted()).toEqual([]);
  });

  test('are those of all calls, on tables with many rows', () => {
    expect(statements.length).toBeGreaterThan(800);
    expect([...grown].filter(([, many]) => many < 4000)).toEqual([]);
  });

  test('have no reason that nothing needs any more', () => {
    const idle = ALLOWED_SCANS.filter(
      (allowed) => !scans.some(({ table, statement }) => allowed.tables.includes(table) && statement.includes(allowed.statement)),
    );
    expect(idle).toEqual([]);
  });

  test('would be found out', async () => {
    const unfit = { text: 'select id from recipe where draft @> $1', values: ['{}'] };
    expect(await fullScansOf(client, unfit, new Set())).toEqual([
      { table: 'recipe', statement: 'select id from recipe where draft @> $' },
    ]);
  });
});

test('every reference has an index on the side that refers: whoever removes what it names looks for it', async () => {
  const { rows } = await world.product.services.pool.query<{ reference: string }>(`
    select k.conrelid::regclass || ' (' || (select string_agg(a.attname, ', ' order by o) from unnest(k.conkey) with ordinality c(n, o)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.n) || ')' as reference
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
          select '(' || quote_ident(a.attname) || ' IS NOT NULL)' from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1])))
    order by 1`);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
