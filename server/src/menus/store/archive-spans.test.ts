import { Pool, type PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoDatabase, emptyDatabase } from '../../../test/support/empty-database.ts';
import { migrate } from '../../platform/database/migrations/migrate.ts';

let pools: Pool[] = [];
beforeEach(() => {
  pools = [];
});
afterEach(async () => {
  await Promise.all(pools.map(async (pool) => pool.end()));
});

/** A statement that never ends fails the test. */
function poolOn(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 4, statement_timeout: 8000 });
  pools.push(pool);
  return pool;
}

const put = async (on: Pool | PoolClient, thing: string, body: object | null): Promise<unknown> =>
  on.query(`select archive_put('o', 'own_label', $1, $2::jsonb)`, [thing, body && JSON.stringify(body)]);

const hour = (of: string): string => `(extract(epoch from ${of} - '2026-01-01Z') / 3600)::float8`;

/** From and to of the spans of a thing, in hours of the first of January. */
async function spansOf(pool: Pool, thing: string): Promise<[number | null, number | null][]> {
  const { rows } = await pool.query<{ began: number; ended: number | null }>(
    `select ${hour('shown_from')} as began, ${hour('shown_to')} as ended from shown_span where thing = $1 order by shown_from`,
    [thing],
  );
  return rows.map(({ began, ended }) => [began, ended]);
}

/** The spans that reach into the next one, and whether the last is open. */
async function orderOf(pool: Pool, thing: string): Promise<{ reaching: unknown[]; isOpen: boolean }> {
  const spans = await spansOf(pool, thing);
  const reaching = spans.slice(0, -1).filter(([, ended], place) => ended === null || ended > (spans[place + 1]?.[0] ?? 0));
  return { reaching, isOpen: spans.at(-1)?.[1] === null };
}

/** The migrations before the archive had one open span a thing. */
const BEFORE = new Set(Array.from({ length: 48 }, (_, place) => place + 1));

/** Spans that the former `archive_put` left of two that showed a thing at the same moment: hours from, hours to. */
const LEFT: Record<string, [from: number, to: number | null][]> = {
  'taken off later': [
    [1, null],
    [2, 3],
  ],
  'taken off and shown again': [
    [1, null],
    [2, 3],
    [4, null],
  ],
  'raced twice': [
    [1, null],
    [2, null],
    [3, 5],
    [6, null],
  ],
  'never raced': [
    [1, 2],
    [3, null],
  ],
};
const MENDED: typeof LEFT = {
  'taken off later': [
    [1, 2],
    [2, 3],
  ],
  'taken off and shown again': [
    [1, 2],
    [2, 3],
    [4, null],
  ],
  'raced twice': [
    [1, 2],
    [2, 3],
    [3, 5],
    [6, null],
  ],
  'never raced': [
    [1, 2],
    [3, null],
  ],
};

test('an update ends what an old race left open where the next span began, and what is shown again is written', async () => {
  const pool = poolOn(await emptyDatabase());
  await migrate(pool, { only: BEFORE });
  for (const [thing, spans] of Object.entries(LEFT))
    for (const [from, to] of spans)
      await pool.query(
        `insert into shown_span (organization_id, kind, thing, shown_from, shown_to, hash)
          values ('o', 'own_label', $1, '2026-01-01Z'::timestamptz + $2 * interval '1 hour',
            '2026-01-01Z'::timestamptz + $3 * interval '1 hour', 'x')`,
        [thing, from, to],
      );
  await migrate(pool);
  const mended = await Promise.all(Object.keys(LEFT).map(async (thing) => [thing, await spansOf(pool, thing)] as const));
  expect(Object.fromEntries(mended)).toEqual(MENDED);
  for (const thing of Object.keys(LEFT)) {
    await put(pool, thing, { sign: 'again' });
    expect(await orderOf(pool, thing)).toEqual({ reaching: [], isOpen: true });
  }
});

test('a writer that waited while another showed a thing and took it off again writes a later span, and the next are written too', async () => {
  const pool = poolOn(await demoDatabase());
  const [first, second] = [await pool.connect(), await pool.connect()];
  try {
    await first.query('begin');
    await put(first, 'another', { sign: 'A' });
    // It knows its moment, and waits for the body that the first is writing.
    const waiting = put(second, 'thing', { sign: 'A' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await put(first, 'thing', { sign: 'A' });
    await put(first, 'thing', null);
    await first.query('commit');
    await waiting;
  } finally {
    first.release();
    second.release();
  }
  expect(await orderOf(pool, 'thing')).toEqual({ reaching: [], isOpen: true });
  await put(pool, 'thing', { sign: 'B' });
  expect(await orderOf(pool, 'thing')).toEqual({ reaching: [], isOpen: true });
  await put(pool, 'thing', null);
  expect(await orderOf(pool, 'thing')).toEqual({ reaching: [], isOpen: false });
});

test('an open span before a closed one is ended before anything is written', async () => {
  const pool = poolOn(await demoDatabase());
  for (const [from, to] of [
    [1, null],
    [2, 3],
  ])
    await pool.query(
      `insert into shown_span (organization_id, kind, thing, shown_from, shown_to, hash) values ('o', 'own_label', 'thing',
        '2026-01-01Z'::timestamptz + $1 * interval '1 hour', '2026-01-01Z'::timestamptz + $2 * interval '1 hour', 'x')`,
      [from, to],
    );
  await put(pool, 'thing', { sign: 'A' });
  expect((await spansOf(pool, 'thing')).slice(0, 2)).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(await orderOf(pool, 'thing')).toEqual({ reaching: [], isOpen: true });
});

test('a writer that is passed over each time gives up, and holds nothing any longer', async () => {
  const pool = poolOn(await demoDatabase());
  await pool.query(`
    create function passed_over() returns trigger language plpgsql as 'begin return null; end';
    create trigger passed_over before insert on shown_span for each row execute function passed_over()`);
  await expect(put(pool, 'thing', { sign: 'A' })).rejects.toMatchObject({ code: '40001' });
});
