import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { dishYear, type SoldRecipe, suggestActions } from '@plateprint/shared/targets/actions/suggest-actions.ts';
import type { readNextSteps } from '@plateprint/shared/targets/api/target-api.ts';
import type { Services } from '../platform/services.ts';
import { bagsWithin } from '../recipes/bag-store.ts';
import { type DishOfMonth, dishesOfMonths, type Kitchen, placeOfDish, recipesAmong } from './sold-dish-store.ts';

type NextSteps = ReplyOf<typeof readNextSteps>;

const YEAR = 12;
/** Dishes that a year is made of: the rest of a long list hardly emits. */
const DISHES = 40;

/** What a kitchen could do, from what it sold in the latest months and its recipes as they are now. */
export async function nextSteps(
  { database, clock, foodData }: Pick<Services, 'database' | 'clock' | 'foodData'>,
  kitchen: Kitchen,
  language: Language,
): Promise<NextSteps> {
  const today = clock().toISOString().slice(0, 10) as Day;
  const sold = await dishesOfMonths(database, kitchen, history(YEAR, today));
  const months = new Set(sold.map(({ month }) => month)).size;
  if (months === 0) return { months: 0, share: 0, dishes: [], actions: [] };
  const heaviest = dishesOf(sold)
    .toSorted((a, b) => b.co2 - a.co2)
    .slice(0, DISHES);
  const recipes = await recipesAmong(
    database,
    kitchen,
    heaviest.map(({ id }) => id),
  );
  const bags = await bagsWithin(
    database,
    [kitchen.organizationId],
    [...new Set(recipes.flatMap(({ draft }) => bagIdsOf(draft)))],
  );
  const byId = new Map(heaviest.map((dish) => [dish.id, dish]));
  const ofYear = recipes.map(({ id, draft }): SoldRecipe => {
    const dish = byId.get(id);
    const pantry = { foodData, bags, place: placeOfDish(kitchen, draft) };
    const name = nameIn(draft.names, language) || (dish?.name ?? '');
    return { id, name, servings: ((dish?.servings ?? 0) * YEAR) / months, draft, pantry };
  });
  const dishes = ofYear.map(dishYear).filter(({ lines }) => lines.length > 0);
  const there = new Set(dishes.map(({ id }) => id));
  const [spoken, all] = [dishesOf(sold).filter(({ id }) => there.has(id)), dishesOf(sold)].map(gramsOf);
  return {
    months,
    share: all ? (spoken ?? 0) / all : 0,
    dishes,
    actions: suggestActions(
      ofYear.filter(({ id }) => there.has(id)),
      dishes,
      language,
    ),
  };
}

interface SoldDish {
  id: string;
  name: string;
  servings: number;
  co2: number;
}

function gramsOf(dishes: readonly SoldDish[]): number {
  return dishes.reduce((sum, { co2 }) => sum + co2, 0);
}

/** Months together, by dish. */
function dishesOf(sold: readonly DishOfMonth[]): SoldDish[] {
  return [...Map.groupBy(sold, ({ id }) => id)].map(([id, of]) => ({
    id,
    name: of.at(-1)?.name ?? '',
    servings: of.reduce((sum, { servings }) => sum + servings, 0),
    co2: of.reduce((sum, { co2 }) => sum + (co2 ?? 0), 0),
  }));
}
