import {
  createMenuPlan,
  deleteMenuPlan,
  type ListedMenuPlan,
  listMenuPlans,
  type MenuPlan,
  readMenuPlan,
  readMenuPlanVersion,
  readPlanDishes,
  restoreMenuPlan,
  updateMenuPlan,
} from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { newerVersion } from '@plateprint/shared/kernel/api/version.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { answer, type Answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-02T08:00:00.000Z';
const NUTRITION = { energyKcal: 500, saturatedFat: 3, sugar: 5, protein: 20, salt: 2, coverage: 1 };

export function dish(id: string, name: string, change: Partial<PlanDish> = {}): PlanDish {
  const co2PerPortion = { value: 1000, low: 800, high: 1400 };
  const allergens = { contains: ['milk' as const], mayContain: [], unknown: [] };
  return {
    id,
    names: [{ language: 'en_gb', name }],
    co2PerPortion,
    co2PerPortionWithoutLandUseChange: { value: 900, low: 700, high: 1300 },
    level: 'medium',
    coverageState: 'whole',
    allergens,
    diet: 'meat',
    tags: ['meat'],
    tagsKnown: true,
    nutrition: NUTRITION,
    sold: null,
    ...change,
  };
}

export const DISHES = [
  dish('stew', 'Beef stew'),
  dish('soup', 'Lentil soup', {
    co2PerPortion: { value: 200, low: 100, high: 300 },
    co2PerPortionWithoutLandUseChange: null,
    level: 'very_low',
    diet: 'vegan',
    tags: ['vegan'],
  }),
];

export function rowOf({ id, names, co2PerPortion, level, diet }: PlanDish): RecipeSummary {
  const place = { restaurantId: KITCHEN.id, libraryScope: 'restaurant' as const, ingredientBag: false, category: '', tags: [] };
  const known = { portions: 1, co2PerPortionWithoutLandUseChange: null, weightPerPortion: 400, complete: true };
  return {
    id,
    names,
    co2PerPortion,
    level,
    diet,
    ...place,
    ...known,
    allergens: [],
    mayContain: [],
    allergensUnknown: [],
    updatedAt: AT,
    deletedAt: null,
  };
}

/** The menu plans of the kitchen as a server that forgets nothing would tell of them. */
export function planStore(...first: MenuPlan[]) {
  const plans = new Map(first.map((plan) => [plan.id, plan]));
  const former = new Map<string, MenuPlan>();
  const save = (id: string, draft: MenuPlanDraft): MenuPlan => {
    const overwritten = plans.get(id);
    if (overwritten) former.set(`${id} ${overwritten.version}`, overwritten);
    const version = (overwritten?.version ?? 0) + 1;
    const dishes = DISHES.filter((each) => draft.cells.some(({ recipeId }) => recipeId === each.id));
    const plan: MenuPlan = {
      ...draft,
      id,
      restaurantId: KITCHEN.id,
      dishes,
      version,
      createdAt: AT,
      updatedAt: AT,
      savedBy: { firstname: 'Bo', lastname: 'Ek' },
    };
    plans.set(id, plan);
    return plan;
  };
  const rows = (): ListedMenuPlan[] =>
    [...plans.values()].map(({ id, name, weeks, cells, startsOn }) => ({
      id,
      restaurantId: KITCHEN.id,
      name,
      weeks,
      dishes: cells.length,
      startsOn,
      updatedAt: AT,
      isPublished: name === 'Published',
    }));
  const answers: Answer[] = [
    ...emptyKitchen(),
    answer(searchRecipes, ({ body }) => ({
      items: DISHES.filter(({ names }) => names[0]?.name.toLowerCase().includes(body.query.toLowerCase())).map(rowOf),
      next: null,
      matches: (body.sheetData ?? []).flatMap(({ name }, row) => {
        const named = DISHES.find(({ names }) => names[0]?.name === name);
        return named ? [{ row, recipeId: named.id, by: 'same_name' as const }] : [];
      }),
      unmatched: [],
    })),
    answer(listMenuPlans, () => ({ items: rows(), next: null })),
    answer(readPlanDishes, ({ body }) => ({ items: DISHES.filter(({ id }) => body.recipeIds.includes(id)) })),
    answer(readMenuPlan, ({ params }) => plans.get(params.id) ?? new AppError('not_found')),
    answer(readMenuPlanVersion, ({ params }) => former.get(`${params.id} ${params.version}`) ?? new AppError('not_found')),
    answer(createMenuPlan, ({ body }) => save(`plan-${plans.size}`, body.plan)),
    answer(updateMenuPlan, ({ params, body }) => {
      if (plans.get(params.id)?.version !== body.version) return new AppError('changed_meanwhile', [newerVersion('bo', 'robin')]);
      return save(params.id, body.plan);
    }),
    answer(deleteMenuPlan, ({ params }) => (plans.delete(params.id), { id: params.id })),
    answer(restoreMenuPlan, new AppError('not_found')),
  ];
  return { answers, plans, save };
}

export function kept(change: Partial<MenuPlan> = {}): MenuPlan {
  return {
    id: 'spring',
    restaurantId: KITCHEN.id,
    name: 'Spring',
    weeks: 1,
    weekdays: [1, 2],
    lines: [
      { id: 'a', name: 'Lunch' },
      { id: 'b', name: 'Green' },
    ],
    startsOn: '2026-01-05',
    endsOn: null,
    closed: [],
    guests: 100,
    rules: { eachDay: ['vegan'], notTwiceADay: [], mostPerWeek: [] },
    cells: [{ week: 0, weekday: 1, lineId: 'a', recipeId: 'stew', servings: null, locked: false }],
    dishes: [...DISHES],
    version: 1,
    createdAt: AT,
    updatedAt: AT,
    ...change,
  };
}
