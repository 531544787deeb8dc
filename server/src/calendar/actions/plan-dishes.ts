import { mayHoldAnimalRennet } from '@plateprint/shared/ingredients/allergens/animal-rennet.ts';
import { isSmallDish } from '@plateprint/shared/calendar/dish-categories.ts';
import { dishTags, type FoodOfDish, openTags } from '@plateprint/shared/calendar/model/dish-tags.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { coverageOfDish, nutritionOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { bagsWithin, type Bags } from '../../recipes/bag-store.ts';
import type { Services } from '../../platform/services.ts';
import { baseRecipes, type UsedRecipe, usedRecipes } from '../../recipes/used-recipe-store.ts';
import { servedKitchen } from '../store/publication-store.ts';
import { seasonsOfDishes } from './seasons-of-dishes.ts';
import { soldOfDishes } from './sold-of-dishes.ts';

/** Foods of a dish that are named as not understood. */
const MOST_NAMED = 5;

type Needs = Pick<Services, 'database' | 'files' | 'foodData' | 'clock'>;

/** The facts for a menu plan of recipes that its restaurant uses; those that it does not use are absent. */
export async function planDishes(
  { database, files, foodData, clock }: Needs,
  restaurant: { id: string; organizationId: string },
  ids: readonly string[],
): Promise<PlanDish[]> {
  const { recipes, bags } = await recipesWithBags(database, restaurant, ids);
  const dishes = recipes.map((recipe) => toDish(recipe, foodsOf(recipe, bags, foodData)));
  const location = (await servedKitchen(database, restaurant.id))?.location ?? '';
  const bases = await baseRecipes(database, restaurant.organizationId, [...bags.keys()]);
  const seasons = seasonsOfDishes({ foodData, location, bases }, recipes);
  const sold = await soldOfDishes(
    { database, files, clock },
    restaurant,
    dishes.map(({ id }) => id),
  );
  return dishes.map((dish) => ({ ...dish, ...seasons.get(dish.id), sold: sold.get(dish.id) ?? null }));
}

/** The same without what was sold of them, and what their months say. */
export async function servedDishes(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  restaurant: { id: string; organizationId: string },
  ids: readonly string[],
): Promise<Omit<PlanDish, 'sold'>[]> {
  const { recipes, bags } = await recipesWithBags(database, restaurant, ids);
  return recipes.map((recipe) => toDish(recipe, foodsOf(recipe, bags, foodData)));
}

async function recipesWithBags(
  database: Services['database'],
  restaurant: { id: string; organizationId: string },
  ids: readonly string[],
): Promise<{ recipes: UsedRecipe[]; bags: Bags }> {
  const recipes = await usedRecipes(database, restaurant, ids);
  const bagIds = recipes.flatMap(({ draft }) => bagIdsOf(draft.ingredients));
  return { recipes, bags: await bagsWithin(database, [restaurant.organizationId], bagIds) };
}

function toDish({ id, names, footprint, draft }: UsedRecipe, { foods, notUnderstood }: FoodsOfRecipe): Omit<PlanDish, 'sold'> {
  const { co2PerPortion, co2PerPortionWithoutLandUseChange, level, allergens, diet } = footprint;
  const { energyKcal, saturatedFat, sugar, fibre, protein, salt, coverage } = nutritionOfDish(footprint);
  const { contains, mayContain, unknown } = allergens;
  return {
    id,
    names,
    co2PerPortion,
    co2PerPortionWithoutLandUseChange,
    level,
    coverageState: coverageOfDish(footprint).state,
    allergens: { contains, mayContain, unknown },
    diet,
    ...(foods.some(({ ingredient }) => mayHoldAnimalRennet(ingredient)) && { animalRennet: true }),
    ...(isSmallDish(draft) && { small: true }),
    tags: dishTags({ diet, foods }),
    tagsKnown: diet !== null,
    openTags: openTags({
      diet,
      foods,
      isUnderstood: foods.length > 0 && notUnderstood.length === 0,
      animalRennet: footprint.animalRennet,
    }),
    ...(diet === null && notUnderstood.length > 0 && { unknownFoods: [...new Set(notUnderstood)].slice(0, MOST_NAMED) }),
    ingredients: draft.ingredients.filter((line) => !isBlankLine(line)).length + draft.customIngredients.length,
    nutrition: { energyKcal, saturatedFat, sugar, fibre, protein, salt, coverage },
  };
}

function bagIdsOf(lines: readonly IngredientLine[]): string[] {
  return lines.flatMap(({ bagId }) => (bagId ? [bagId] : []));
}

interface FoodsOfRecipe {
  foods: FoodOfDish[];
  /** Lines whose kind nobody knows, as they are written. */
  notUnderstood: string[];
}

/** The foods of a recipe's lines and of its bags' lines, at any depth. */
function foodsOf({ draft }: UsedRecipe, bags: Bags, foodData: Services['foodData']): FoodsOfRecipe {
  const foods: FoodOfDish[] = [];
  const notUnderstood: string[] = [];
  const seen = new Set<string>();
  const take = (lines: readonly IngredientLine[]): void => {
    for (const { ingredient, categoryId, inputIngredient } of lines.filter((line) => !line.bagId && !isBlankLine(line))) {
      const food = ingredient ? foodData.ingredient(ingredient) : null;
      const category = food?.categoryId ?? categoryId ?? null;
      const diet = food ? food.diet : category === null ? null : (foodData.category(category)?.diet ?? null);
      if (category !== null) foods.push({ ingredient: ingredient ?? null, category, diet });
      if (diet === null) notUnderstood.push((inputIngredient ?? '').trim());
    }
    for (const id of bagIdsOf(lines)) {
      if (seen.has(id)) continue;
      seen.add(id);
      take(bags.get(id)?.ingredients ?? []);
    }
  };
  take(draft.ingredients);
  notUnderstood.push(...draft.customIngredients.map(({ name }) => name.trim()));
  return { foods, notUnderstood };
}
