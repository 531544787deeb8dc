import { meatLawOf } from '@plateprint/shared/menus/origins/meat-law.ts';
import { type DishMeat, originsOf } from '@plateprint/shared/menus/origins/meat-origin.ts';
import { mayHideMeat, rawMeatsOf } from '@plateprint/shared/menus/origins/raw-meat.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
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

interface MeatsOfDish {
  meats: DishMeat[];
  /** Whether a line may be meat that nobody knows of. */
  isOpen: boolean;
}

/**
 * The meat bought raw in dishes of an organization, by recipe, with where a kitchen's animals come from. Empty where the law of its country
 * asks for nothing. Base recipes are looked into, at any depth.
 */
export async function dishMeats(
  database: Database,
  kitchen: Kitchen,
  { recipeIds, now }: { recipeIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, MeatsOfDish>> {
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
      const { meats, isOpen } = meatsOfLines(ofDish, bags, new Set());
      const distinct = new Map(meats.map((each) => [JSON.stringify(each), each]));
      const known = [...distinct.values()].map((each) => ({ ...each, origins: originsOf(each, articles, law.stages) }));
      return [id, { meats: known, isOpen }];
    }),
  );
}

function bagIdsOf(lines: readonly IngredientLine[]): string[] {
  return lines.flatMap(({ bagId }) => (bagId ? [bagId] : []));
}

interface MeatsOfLines {
  meats: Pick<DishMeat, 'meat' | 'ingredientId'>[];
  isOpen: boolean;
}

/** A base recipe is looked into once, however many lines hold it. */
function meatsOfLines(lines: readonly IngredientLine[], bags: Bags, seen: Set<string>): MeatsOfLines {
  const found = lines.map((line): MeatsOfLines => {
    const { bagId, ingredient, categoryId } = line;
    if (bagId) {
      if (seen.has(bagId)) return { meats: [], isOpen: false };
      seen.add(bagId);
      const bag = bags.get(bagId);
      return bag ? meatsOfLines(bag.ingredients, bags, seen) : { meats: [], isOpen: true };
    }
    const meats = rawMeatsOf(line).map((meat) => ({ meat, ingredientId: ingredient }));
    return { meats, isOpen: !isBlank(line.inputIngredient) && mayHideMeat({ ingredient, categoryId }) };
  });
  return { meats: found.flatMap(({ meats }) => meats), isOpen: found.some(({ isOpen }) => isOpen) };
}
