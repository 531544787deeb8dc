import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { MOST_TRIES } from '../../platform/jobs/most-tries.ts';

/** What is still to be written of completed reports, by the table that says of which. */
export type DueTable = 'report_bridge_due' | 'report_dish_due' | 'report_food_due' | 'bought_report_due';

export interface DueWork {
  table: DueTable;
  /** Which of them can be worked at yet: a condition on `due` and `report`. */
  only?: RawBuilder<SqlBool>;
}

export interface DueReport {
  organizationId: string;
  id: string;
}

/** A job works so long, then puts the next one in: a node that stops leaves little undone. */
const LONGEST_STINT_MS = 20_000;

const IS_RIPE = sql`due.tries < ${sql.lit(MOST_TRIES)} and coalesce(due.tried_at < now() - interval '10 minutes', true)`;

/**
 * Takes a due report out, those first that nobody tried; one that another has in hand or that is being erased is passed over. It is due no
 * more once this transaction is committed: who saves the report meanwhile waits for that, and it is due again.
 */
async function takeDue(transaction: Database, { table, only = sql`true` }: DueWork): Promise<DueReport | undefined> {
  const { rows } = await sql<DueReport>`
    delete from ${sql.table(table)} where report_id = (
      select due.report_id from ${sql.table(table)} due
        join report on report.id = due.report_id and report.organization_id = due.organization_id
      where ${IS_RIPE} and ${only} order by due.tried_at nulls first, due.report_id limit 1
      for update of due skip locked for key share of report skip locked
    ) returning report_id as id, organization_id as "organizationId"`.execute(transaction);
  return rows[0];
}

/**
 * One due report after another, each in a transaction of its own, until none is left or the stint is over. One that fails is due again
 * later, and keeps no other waiting. @returns how many it was. @throws what failed, after the others.
 */
export async function workOffDue(
  database: Database,
  due: DueWork,
  work: (transaction: Database, report: DueReport) => Promise<void>,
): Promise<number> {
  const { table } = due;
  const ends = performance.now() + LONGEST_STINT_MS;
  const failures: unknown[] = [];
  let worked = 0;
  while (performance.now() < ends) {
    let taken: DueReport | undefined;
    try {
      taken = await database.transaction().execute(async (transaction) => {
        taken = await takeDue(transaction, due);
        if (taken) await work(transaction, taken);
        return taken;
      });
    } catch (error) {
      if (!taken) throw error;
      await noteTry(database, table, taken);
      failures.push(new Error(`${table}: report ${taken.id} failed`, { cause: error }));
    }
    if (!taken) break;
    worked += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.slice(0, 10).map(String).join('; '));
  return worked;
}

async function noteTry(database: Database, table: DueTable, { organizationId, id }: DueReport): Promise<void> {
  await sql`
    update ${sql.table(table)} set tried_at = now(), tries = tries + 1
    where report_id = ${id} and organization_id = ${organizationId}`.execute(database);
}

export async function someDue(database: Database, { table, only = sql`true` }: DueWork): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} due join report on report.id = due.report_id and report.organization_id = due.organization_id
    where ${IS_RIPE} and ${only} order by due.tried_at nulls first, due.report_id limit 1`.execute(database);
  return rows.length > 0;
}

/**
 * Before the totals of a report are written anew: waits for the jobs that work at what was due of it, in the order in which they lock. They
 * would wait for its totals, and it for them.
 */
export async function takeDueOf(transaction: Database, { organizationId, id }: DueReport): Promise<void> {
  for (const table of ['report_dish_due', 'report_food_due'] as const) {
    await transaction.deleteFrom(table).where('report_id', '=', id).where('organization_id', '=', organizationId).execute();
  }
}
