import { meatLawOf } from '@plateprint/shared/menus/origins/meat-law.ts';
import { type DishMeat, originsOf } from '@plateprint/shared/menus/origins/meat-origin.ts';
import { rawMeatsOf } from '@plateprint/shared/menus/origins/raw-meat.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type Bags, bagsWithin } from '../../recipes/bag-store.ts';
import { storedDraft } from '../../recipes/stored-recipe.ts';
import { meatArticlesOf } from '../store/meat-article-store.ts';

interface Kitchen {
  id: string;
  organizationId: string;
  location: string;
}

/**
 * The meat bought raw in dishes of an organization, by recipe, with where a kitchen's animals come from. Empty where the law of its country
 * asks for nothing. Base recipes are looked into, at any depth.
 */
export async function dishMeats(
  database: Database,
  kitchen: Kitchen,
  { recipeIds, now }: { recipeIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, DishMeat[]>> {
  const law = meatLawOf(kitchen.location, dayAt(kitchen.location, now));
  if (!law || recipeIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'draft'])
    .where('organization_id', '=', kitchen.organizationId)
    .where(sql<boolean>`id = any(${recipeIds}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
  const lines = new Map(rows.map(({ id, draft }) => [id, storedDraft(draft).ingredients]));
  const bags = await bagsWithin(database, [kitchen.organizationId], bagIdsOf([...lines.values()].flat()));
  const articles = await meatArticlesOf(database, kitchen);
  return new Map(
    [...lines].map(([id, ofDish]) => {
      const meats = meatsOfLines(ofDish, bags, new Set());
      const distinct = new Map(meats.map((each) => [JSON.stringify(each), each]));
      return [id, [...distinct.values()].map((each) => ({ ...each, origins: originsOf(each, articles, law.stages) }))];
    }),
  );
}

function bagIdsOf(lines: readonly IngredientLine[]): string[] {
  return lines.flatMap(({ bagId }) => (bagId ? [bagId] : []));
}

function meatsOfLines(
  lines: readonly IngredientLine[],
  bags: Bags,
  within: ReadonlySet<string>,
): Pick<DishMeat, 'meat' | 'ingredientId'>[] {
  return lines.flatMap((line) => {
    const bag = line.bagId && !within.has(line.bagId) ? bags.get(line.bagId) : undefined;
    if (bag && line.bagId) return meatsOfLines(bag.ingredients, bags, new Set([...within, line.bagId]));
    return rawMeatsOf(line).map((meat) => ({ meat, ingredientId: line.ingredient }));
  });
}
