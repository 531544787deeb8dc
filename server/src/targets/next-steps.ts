import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { dishOfKitchen } from '@plateprint/shared/targets/actions/named-action.ts';
import { dishYear, type SoldRecipe, suggestActions } from '@plateprint/shared/targets/actions/suggest-actions.ts';
import type { readNextSteps } from '@plateprint/shared/targets/api/target-api.ts';
import type { Services } from '../platform/services.ts';
import { bagsWithin } from '../recipes/bag-store.ts';
import { type DishesOfMonth, dishesOfMonths } from '../reports/report-dish-store.ts';
import { heaviestKitchens, type Kitchen, placeOfDish, recipesAmong } from './sold-dish-store.ts';

type NextSteps = ReplyOf<typeof readNextSteps>;
type Source = Pick<Services, 'database' | 'files' | 'clock' | 'foodData'>;

const YEAR = 12;
/** Dishes that a year is made of: the rest of a long list hardly emits. */
const DISHES = 40;

interface SoldDish {
  kitchen: Kitchen;
  id: string;
  name: string;
  /** A year, as much of one as there are reports. */
  servings: number;
  co2: number;
}

/**
 * Possible steps of a place, from its kitchens' sales in the latest months and their recipes as they are now. Of a month that counts too
 * little for an average no year is made: its dishes are those that happen to be counted.
 */
export async function nextSteps(services: Source, place: TargetPlace, language: Language): Promise<NextSteps> {
  const { database, clock } = services;
  const months = history(YEAR, clock().toISOString().slice(0, 10) as Day);
  const { kitchens, grams } = await heaviestKitchens(database, place, months);
  const restaurantIds = kitchens.map(({ id }) => id);
  const asked = { organizationId: place.organization.id, restaurantIds, months, countEnough: true };
  const reports = await dishesOfMonths(services, asked);
  const sold = kitchens.map((kitchen) => ({
    dishes: dishesOf(
      kitchen,
      reports.filter(({ restaurantId }) => restaurantId === kitchen.id),
    ),
  }));
  const basedOn = [...new Set(reports.map(({ month }) => month))].toSorted();
  if (basedOn.length === 0) return { months: 0, basedOn, share: 0, dishes: [], actions: [] };
  const heaviest = sold
    .flatMap(({ dishes }) => dishes)
    .toSorted((a, b) => b.co2 - a.co2)
    .slice(0, DISHES);
  const recipes = await recipesOf(services, heaviest, { language, isNamed: place.restaurant === null });
  const dishes = recipes.map(dishYear).filter(({ lines }) => lines.length > 0);
  const there = new Set(dishes.map(({ id }) => id));
  const spoken = heaviest.filter((dish) => there.has(keyOf(dish))).reduce((sum, { co2 }) => sum + co2, 0);
  return {
    months: basedOn.length,
    basedOn,
    share: grams > 0 ? Math.min(1, spoken / grams) : 0,
    dishes,
    actions: suggestActions(
      recipes.filter(({ id }) => there.has(id)),
      dishes,
      language,
    ),
  };
}

/** A dish of one kitchen: the same recipe is another dish elsewhere. */
function keyOf({ kitchen, id }: Pick<SoldDish, 'kitchen' | 'id'>): string {
  return `${id}@${kitchen.id}`;
}

/** Months of a kitchen together, by dish. */
function dishesOf(kitchen: Kitchen, months: readonly DishesOfMonth[]): SoldDish[] {
  const dishes = months.flatMap((month) => month.dishes);
  return [...Map.groupBy(dishes, ({ id }) => id)].map(([id, of]) => ({
    kitchen,
    id,
    name: of.at(-1)?.name ?? '',
    servings: (of.reduce((sum, { servings }) => sum + servings, 0) * YEAR) / months.length,
    co2: of.reduce((sum, { co2 }) => sum + (co2 ?? 0), 0),
  }));
}

/** The recipes that are still there, with what they are counted from. Where several kitchens are looked at a kitchen's dish names it. */
async function recipesOf(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  sold: readonly SoldDish[],
  { language, isNamed }: { language: Language; isNamed: boolean },
): Promise<SoldRecipe[]> {
  const byKitchen = [...Map.groupBy(sold, ({ kitchen }) => kitchen)];
  const found = await Promise.all(
    byKitchen.map(async ([kitchen, dishes]) => {
      const ids = dishes.map(({ id }) => id);
      return [kitchen, new Map((await recipesAmong(database, kitchen, ids)).map((recipe) => [recipe.id, recipe.draft]))] as const;
    }),
  );
  const drafts = new Map(found);
  const bagIds = found.flatMap(([, recipes]) => [...recipes.values()].flatMap((draft) => bagIdsOf(draft)));
  const organizationIds = [...new Set(sold.map(({ kitchen }) => kitchen.organizationId))];
  const bags = await bagsWithin(database, organizationIds, [...new Set(bagIds)]);
  return sold.flatMap((dish): SoldRecipe[] => {
    const { kitchen, id: recipeId, servings } = dish;
    const draft = drafts.get(kitchen)?.get(recipeId);
    if (!draft) return [];
    const called = nameIn(draft.names, language) || dish.name;
    const nameHere = isNamed ? dishOfKitchen(called, kitchen.name) : called;
    const name = draft.libraryScope === 'organization' ? called : nameHere;
    const pantry = { foodData, bags, place: placeOfDish(kitchen, draft) };
    return [{ id: keyOf(dish), recipeId, kitchen: kitchen.id, name, nameHere, servings, draft, pantry }];
  });
}
