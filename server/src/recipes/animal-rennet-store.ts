import { FOODS_OF_ANIMAL_RENNET } from '@plateprint/shared/ingredients/allergens/animal-rennet.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

const RENNET_IN_LINES = `$.ingredients[*].ingredient ? (${FOODS_OF_ANIMAL_RENNET.map((id) => `@ == "${id}"`).join(' || ')})`;

/** Whether a recipe, or a base recipe in it at any depth, has a cheese that may be made with animal rennet. */
export const HAS_ANIMAL_RENNET = sql<boolean>`exists (
  with recursive part (id) as (
    select recipe.id
    union
    select recipe_bag.bag_id from part join recipe_bag on recipe_bag.recipe_id = part.id
      where recipe_bag.organization_id = recipe.organization_id
  )
  select 1 from part join recipe of_part on of_part.id = part.id and of_part.organization_id = recipe.organization_id
  where jsonb_path_exists(of_part.draft, ${RENNET_IN_LINES}::jsonpath)
)`;

/** Those of an organization's recipes that have such a cheese. */
export async function recipesOfAnimalRennet(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('recipe')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where(HAS_ANIMAL_RENNET)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
