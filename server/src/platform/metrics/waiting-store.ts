import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { hasQueue } from '../jobs/has-queue.ts';
import { MOST_TRIES } from '../jobs/most-tries.ts';

export interface WaitingJobs {
  job: string;
  /** Not begun, and due. */
  waiting: number;
  /** Seconds that the one has waited that waits longest; 0 when none does. */
  oldest: number;
  running: number;
  /** Given up after all retries, of what the queue still remembers. */
  failed: number;
}

/** The queue by kind of job; nothing before the queue's tables are made. */
export async function waitingJobs(database: Database): Promise<WaitingJobs[]> {
  if (!(await hasQueue(database))) return [];
  const { rows } = await sql<WaitingJobs>`
    select name as job,
      (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::integer as waiting,
      coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::double precision as oldest,
      (count(*) filter (where state = 'active'))::integer as running,
      (count(*) filter (where state = 'failed'))::integer as failed
    from job.job where state <> 'completed' group by name`.execute(database);
  return rows;
}

/** Recipes that still have figures of other food data, by the index that the recalculation goes along. */
export async function recipesToRecalculate(database: Database, foodDataVersion: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select ((select count(*) from recipe where food_data_version < ${foodDataVersion})
      + (select count(*) from recipe where food_data_version > ${foodDataVersion}))::integer as waiting`.execute(database);
  return rows[0]?.waiting ?? 0;
}

/** Messages to other programs that are not delivered and not given up. */
export async function webhooksWaiting(database: Database): Promise<{ waiting: number; oldest: number }> {
  const { rows } = await sql<{ waiting: number; oldest: number }>`
    select count(*)::integer as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::double precision as oldest
    from webhook_delivery where state = 'waiting'`.execute(database);
  return rows[0] ?? { waiting: 0, oldest: 0 };
}

export interface DueReports {
  /** What is still to be written of them. */
  work: 'articles' | 'causes' | 'dishes' | 'foods' | 'mails' | 'months';
  waiting: number;
  /** Tried so often that nobody tries them any more before they are saved anew. */
  givenUp: number;
}

/** Completed reports of which something is still to be written, months that could not be sent to somebody, and those of organizations to add up. */
export async function reportsDue(database: Database): Promise<DueReports[]> {
  const counted = (work: DueReports['work'], from: ReturnType<typeof sql>): ReturnType<typeof sql> => sql`
    select ${sql.lit(work)}::text as work, (count(*) filter (where tries < ${sql.lit(MOST_TRIES)}))::integer as waiting,
      (count(*) filter (where tries >= ${sql.lit(MOST_TRIES)}))::integer as "givenUp" from ${from}`;
  const { rows } = await sql<DueReports>`${counted('causes', sql`report_bridge_due`)}
    union all ${counted('articles', sql`bought_report_due`)} union all ${counted('dishes', sql`report_dish_due`)} union all ${counted('foods', sql`report_food_due`)}
    union all select 'months', count(distinct (organization_id, variety, month))::integer, 0 from organization_month_due
    union all ${counted('mails', sql`report_mail where tries > 0 and stopped_at is null and removed_at is null`)}`.execute(
    database,
  );
  return rows;
}
