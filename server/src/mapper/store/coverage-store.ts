import type { MapperCoverage } from '@plateprint/shared/mapper/coverage.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Sums {
  decided_names: number;
  waiting_names: number;
  decided_rows: number;
  waiting_rows: number;
  decided_weight: number;
  waiting_weight: number;
  guessed: number;
  waiting_guessed: number;
  decided_co2: number;
  waiting_co2: number;
}

interface Matched {
  rows: number;
  weight: number;
  guessed: number;
  co2: number;
  not_counted: number;
}

/**
 * How much of an organization's purchases is mapped and how much waits: sums over its names, and over rows that its reports
 * matched at once.
 */
export async function coverageOf(database: Database, organizationId: string): Promise<MapperCoverage> {
  const [names, matched] = [await sumsOfNames(database, organizationId), await matchedOf(database, organizationId)];
  return {
    names: { mapped: names.decided_names, waiting: names.waiting_names },
    rows: { mapped: matched.rows + names.decided_rows, waiting: names.waiting_rows },
    weight: { mapped: matched.weight + names.decided_weight, waiting: names.waiting_weight },
    weightGuessed: matched.guessed + names.guessed,
    weighed: {
      mapped: matched.weight - matched.guessed + names.decided_weight - (names.guessed - names.waiting_guessed),
      waiting: names.waiting_weight - names.waiting_guessed,
    },
    co2: { mapped: matched.co2 + names.decided_co2, waiting: names.waiting_co2 },
    reportsNotCounted: matched.not_counted,
  };
}

async function sumsOfNames(database: Database, organizationId: string): Promise<Sums> {
  const grams = sql`greatest(0, weight + weight_guessed)`;
  const decided = sql`filter (where decided_at is not null)`;
  const eaten = sql`filter (where decided_at is not null and not not_food)`;
  const waiting = sql`filter (where decided_at is null)`;
  const { rows } = await sql<Sums>`
    select count(*) ${decided}::integer as decided_names, count(*) ${waiting}::integer as waiting_names,
      coalesce(sum(rows) ${decided}, 0)::integer as decided_rows, coalesce(sum(rows) ${waiting}, 0)::integer as waiting_rows,
      coalesce(sum(${grams}) ${eaten}, 0) as decided_weight, coalesce(sum(${grams}) ${waiting}, 0) as waiting_weight,
      coalesce(sum(greatest(0, weight_guessed)) filter (where not not_food), 0) as guessed,
      coalesce(sum(greatest(0, weight_guessed)) ${waiting}, 0) as waiting_guessed,
      -- Grams times kg CO2e per kg are grams CO2e.
      coalesce(sum(${grams} * coalesce(decided_factor, guessed_factor, 0)) ${decided}, 0) as decided_co2,
      coalesce(sum(${grams} * coalesce(guessed_factor, 0)) ${waiting}, 0) as waiting_co2
    from mapped_ingredient where organization_id = ${organizationId} and rows > 0`.execute(database);
  const [sums] = rows;
  if (!sums) throw new Error('a sum has one row');
  return sums;
}

async function matchedOf(database: Database, organizationId: string): Promise<Matched> {
  const { rows } = await sql<Matched>`
    select coalesce(sum(matched.rows), 0)::integer as rows,
      coalesce(sum(greatest(0, matched.weight + matched.weight_guessed)), 0) as weight,
      coalesce(sum(greatest(0, matched.weight_guessed)), 0) as guessed,
      coalesce(sum(greatest(0, matched.co2)), 0) as co2,
      (count(*) filter (where matched.report_id is null))::integer as not_counted
    from report left join matched_purchase matched on matched.report_id = report.id
    where report.organization_id = ${organizationId} and report.deleted_at is null
      and report.variety = 'procurement'`.execute(database);
  const [sums] = rows;
  if (!sums) throw new Error('a sum has one row');
  return sums;
}
