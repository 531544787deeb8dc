import type { authorOf } from '@plateprint/shared/access/actor.ts';
import type { MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface DecidedName {
  id: string;
  decision: MappingDecision;
  /** kg CO2e per kg of what was decided; null where nobody can tell, and for a decision for nothing. */
  factor: number | null;
}

export interface Decisions {
  organizationId: string;
  /** A person or a program. */
  by: ReturnType<typeof authorOf>;
  at: Date;
  decided: readonly DecidedName[];
}

/**
 * Keeps what was decided about names of an organization, and the former decisions with their authors and times. What is decided
 * again as it was changes nothing; a decision for nothing takes the former back, and the name waits again.
 */
export async function keepDecisions(transaction: Database, { organizationId, by, at, decided }: Decisions): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(decided.map(columnsOf))}::jsonb) as given(
    id text, ingredient_id text, variation_id text, category_id text, origin_iso text, organic boolean, not_food boolean,
    factor double precision)`;
  const isOther = sql`(
    (name.ingredient_id, name.variation_id, name.category_id, name.origin_iso, name.organic, name.not_food) is distinct from
    (given.ingredient_id, given.variation_id, given.category_id, given.origin_iso, given.organic, given.not_food))`;
  const isDecision = sql`(given.ingredient_id is not null or given.category_id is not null or given.not_food)`;
  await sql`
    insert into mapped_ingredient_history (mapped_id, organization_id, former, decided_by, integration_id, decided_at)
    select name.id, name.organization_id, jsonb_build_object(
        'ingredientId', name.ingredient_id, 'variationId', name.variation_id, 'categoryId', name.category_id,
        'origin_iso', name.origin_iso, 'organic', name.organic, 'notFood', name.not_food),
      name.decided_by, name.integration_id, name.decided_at
    from mapped_ingredient name join ${given} on given.id = name.id
    where name.organization_id = ${organizationId} and name.decided_at is not null and ${isOther}`.execute(transaction);
  await sql`
    update mapped_ingredient as name set
      ingredient_id = given.ingredient_id, variation_id = given.variation_id, category_id = given.category_id,
      origin_iso = given.origin_iso, organic = given.organic, not_food = given.not_food, decided_factor = given.factor, updated_at = ${at},
      decided_by = case when ${isDecision} then ${by.personId}::text end,
      integration_id = case when ${isDecision} then ${by.integrationId}::text end, decided_at = case when ${isDecision} then ${at}::timestamptz end
    from ${given}
    where given.id = name.id and name.organization_id = ${organizationId}
      and (${isOther} or (name.decided_at is null and ${isDecision}))`.execute(transaction);
}

function columnsOf({ id, decision, factor }: DecidedName) {
  const { ingredientId, variationId, categoryId, origin_iso, organic, notFood } = decision;
  return {
    id,
    ingredient_id: ingredientId,
    variation_id: variationId,
    category_id: categoryId,
    origin_iso,
    organic,
    not_food: notFood,
    factor,
  };
}
