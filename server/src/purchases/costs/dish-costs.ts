import {
  costOfDish,
  type DishCost,
  isFromTap,
  type LinePrice,
  type LineToPrice,
  priceOfBase,
} from '@plateprint/shared/costs/dish-cost.ts';
import { takenApart } from '@plateprint/shared/costs/taken-apart.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { Services } from '../../platform/services.ts';
import { bagsWithin } from '../../recipes/bag-store.ts';
import { baseRecipes, type UsedRecipe, usedRecipes } from '../../recipes/used-recipe-store.ts';
import { foodPrices, type PricesOfFoods } from './food-prices.ts';

type Needs = Pick<Services, 'database' | 'foodData' | 'clock'>;

interface Kitchen {
  id: string;
  organizationId: string;
  /** Its country. */
  location: string;
}

interface WeighedLine {
  bagId: string | null;
  ingredientId: string | null;
  variationId: string | null;
  grams: number | null;
}

interface WeighedRecipe {
  id: string;
  portions: number;
  lines: WeighedLine[];
}

/** A recipe as the kitchen weighs it, its own ingredients too: those have no price. */
function weighed({ id, draft, footprint }: UsedRecipe): WeighedRecipe {
  const gramsOf = (at: number): number | null => footprint.lines[at]?.grams ?? null;
  const nothing = { bagId: null, ingredientId: null, variationId: null };
  return {
    id,
    portions: draft.portions,
    lines: [
      ...draft.ingredients.flatMap((line, at): WeighedLine[] =>
        isBlankLine(line)
          ? []
          : [
              {
                bagId: line.bagId ?? null,
                ingredientId: line.ingredient,
                variationId: line.variation,
                grams: gramsOf(at),
              },
            ],
      ),
      ...draft.customIngredients.map((_, at) => ({ ...nothing, grams: gramsOf(draft.ingredients.length + at) })),
    ],
  };
}

/** Recipes with their lines taken apart down to foods, and with what the foods cost the kitchen. */
async function priced(
  services: Needs,
  { id: restaurantId, organizationId, location: country }: Kitchen,
  { recipes, bases }: { recipes: readonly WeighedRecipe[]; bases: readonly WeighedRecipe[] },
): Promise<Omit<PricesOfFoods, 'items'> & { linesOf: ReadonlyMap<string, LineToPrice[]> }> {
  const byId = new Map(bases.map((base) => [base.id, base]));
  const apart = new Map(recipes.map((recipe) => [recipe.id, takenApart(recipe, 1, byId)]));
  const foods = new Map(
    [...apart.values()].flatMap((lines) =>
      lines.flatMap(({ line: { ingredientId, variationId } }) =>
        ingredientId === null || variationId === null ? [] : [[variationId, { ingredientId, variationId }] as const],
      ),
    ),
  );
  const month = services.clock().toISOString().slice(0, 7) as Month;
  const asked = { organizationId, restaurantId, country, month, foods: [...foods.values()] };
  const { items, ...time } = await foodPrices(services, asked);
  const prices = new Map([...foods.keys()].map((id, at) => [id, items[at] ?? null]));
  const linesOf = new Map(
    [...apart].map(([id, lines]) => [
      id,
      lines.map(({ line, grams }): LineToPrice => ({
        grams,
        price: prices.get(line.variationId ?? '') ?? null,
        isFromTap: isFromTap(line.ingredientId),
      })),
    ]),
  );
  return { ...time, linesOf };
}

interface CostOfRecipe extends Pick<DishCost, 'perPortion' | 'pricedShare' | 'familyShare'> {
  recipeId: string;
}

/**
 * The cost of a portion of each recipe by the prices of its foods, base recipes taken apart; recipes out of the kitchen's reach
 * are absent.
 */
export async function dishCosts(
  services: Needs,
  kitchen: Kitchen,
  ids: readonly string[],
): Promise<Omit<PricesOfFoods, 'items'> & { items: CostOfRecipe[] }> {
  const used = await usedRecipes(services.database, kitchen, ids);
  const bagIds = used.flatMap(({ draft }) => draft.ingredients.flatMap(({ bagId }) => (bagId ? [bagId] : [])));
  const recipes = used.map(weighed);
  const { linesOf, ...time } = await priced(services, kitchen, { recipes, bases: await basesOf(services, kitchen, bagIds) });
  return {
    ...time,
    items: recipes.map(({ id, portions }) => {
      const { perPortion, pricedShare, familyShare } = costOfDish(linesOf.get(id) ?? [], portions);
      return { recipeId: id, perPortion, pricedShare, familyShare };
    }),
  };
}

/** The cost of a kilogram of each base recipe by its foods, in the order asked; null where nothing of it has a price. */
export async function basePrices(services: Needs, kitchen: Kitchen, ids: readonly string[]): Promise<(LinePrice | null)[]> {
  if (ids.length === 0) return [];
  const bases = await basesOf(services, kitchen, ids);
  const recipes = bases.filter(({ id }) => ids.includes(id));
  const { linesOf } = await priced(services, kitchen, { recipes, bases });
  return ids.map((id) => priceOfBase(linesOf.get(id) ?? []));
}

async function basesOf({ database }: Needs, { organizationId }: Kitchen, ids: readonly string[]): Promise<WeighedRecipe[]> {
  const held = await bagsWithin(database, [organizationId], ids);
  return (await baseRecipes(database, organizationId, [...held.keys()])).map(weighed);
}
