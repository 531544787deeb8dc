import { isDay } from '../kernel/month.ts';
import * as z from 'zod/mini';
import { FormerVersion, StartedFrom, VersionInPath } from '../kernel/api/version.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Cursor, Id } from '../kernel/id.ts';
import { KitchenArticle } from '../purchases/kitchen-article.ts';
import { CookedRecipe } from './kitchen/cooked-recipe.ts';
import { DishOnDay } from './figures/beside-the-choice.ts';
import { SoldOnDay } from './figures/came-days.ts';
import { SoldMonth } from './figures/sold-by-weekday.ts';
import { GoneDish } from './model/gone-dish.ts';
import { MenuPlanDraft, MenuPlanSummary, PlanDay } from './model/menu-plan.ts';
import { dayLater } from './model/plan-dates.ts';
import { PlanDish } from './model/plan-dish.ts';

const PlanId = z.object({ id: Id });
const Limit = z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50);

/** A kept menu plan with what it shows of its recipes; one that the kitchen has no more stands in `gone`, and not in `dishes`. */
export const MenuPlan = z.object({
  ...MenuPlanDraft.shape,
  id: z.string(),
  restaurantId: z.string(),
  dishes: z.array(PlanDish),
  /** A server of the former release says nothing of them. */
  gone: z.optional(z.array(GoneDish)),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Who saved it last; null: a program, or somebody who has left. A server of the former release says nothing of it. */
  savedBy: z.optional(z.nullable(z.object({ firstname: z.string(), lastname: z.string() }))),
});
export type MenuPlan = z.infer<typeof MenuPlan>;

/** A row of the overview. */
export const ListedMenuPlan = z.object({
  ...MenuPlanSummary.shape,
  /** Guests see it. */
  isPublished: z.boolean(),
});
export type ListedMenuPlan = z.infer<typeof ListedMenuPlan>;

export const listMenuPlans = endpoint({
  method: 'GET',
  path: '/menu-plans',
  callers: 'signed-in',
  summary: 'List the menu plans of a restaurant, newest change first',
  query: z.object({ restaurantId: Id, bin: z.optional(z.enum(['true'])), cursor: z.optional(Cursor), limit: Limit }),
  reply: z.object({ items: z.array(ListedMenuPlan), next: z.nullable(z.string()) }),
});

export const readMenuPlan = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}',
  callers: 'signed-in',
  summary: 'Read a menu plan with what is known of its dishes',
  params: PlanId,
  reply: MenuPlan,
});

export const createMenuPlan = endpoint({
  method: 'POST',
  path: '/menu-plans',
  callers: 'signed-in',
  summary: 'Create a menu plan',
  description: 'Recipes out of the restaurant’s reach are refused.',
  body: z.object({ restaurantId: Id, plan: MenuPlanDraft }),
  reply: MenuPlan,
});

export const updateMenuPlan = endpoint({
  method: 'PUT',
  path: '/menu-plans/{id}',
  callers: 'signed-in',
  summary: 'Save a menu plan as a new version',
  description:
    'With `version` it is refused with `changed_meanwhile` when somebody saved a newer version. Without it the last write stands, and what it wrote over is kept as a version.',
  params: PlanId,
  body: z.object({ plan: MenuPlanDraft, version: StartedFrom }),
  reply: MenuPlan,
});

export const renameMenuPlan = endpoint({
  method: 'PUT',
  path: '/menu-plans/{id}/name',
  callers: 'signed-in',
  summary: 'Rename a menu plan',
  params: PlanId,
  body: z.object({ name: MenuPlanDraft.shape.name }),
  reply: MenuPlanSummary,
});

export const cloneMenuPlan = endpoint({
  method: 'POST',
  path: '/menu-plans/{id}/copy',
  callers: 'signed-in',
  summary: 'Copy a menu plan, into its own restaurant or another one within reach',
  params: PlanId,
  body: z.object({ restaurantId: z.optional(Id), name: MenuPlanDraft.shape.name }),
  reply: MenuPlanSummary,
});

export const deleteMenuPlan = endpoint({
  method: 'DELETE',
  path: '/menu-plans/{id}',
  callers: 'signed-in',
  summary: 'Put a menu plan into the bin, where it stays restorable for 30 days',
  params: PlanId,
  reply: PlanId,
});

export const restoreMenuPlan = endpoint({
  method: 'PUT',
  path: '/menu-plans/{id}/restore',
  callers: 'signed-in',
  summary: 'Take a menu plan out of the bin',
  params: PlanId,
  reply: MenuPlanSummary,
});

export const listMenuPlanVersions = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}/versions',
  callers: 'signed-in',
  summary: 'List the versions of a menu plan that saves wrote over, the latest first; at most 50',
  params: PlanId,
  reply: z.object({ items: z.array(FormerVersion), next: z.null() }),
});

/** It returns by being saved. */
export const readMenuPlanVersion = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}/versions/{version}',
  callers: 'signed-in',
  summary: 'Read a version of a menu plan that was written over',
  params: z.object({ id: Id, version: VersionInPath }),
  reply: MenuPlan,
});

/** As many as one cycle can name. */
const MOST_DISHES = 1008;

export const readPlanDishes = endpoint({
  method: 'POST',
  path: '/menu-plans/dishes',
  callers: 'signed-in',
  changes: false,
  summary: 'Say what menu plans of a restaurant know of recipes',
  description: 'Recipes out of the restaurant’s reach are absent.',
  body: z.object({ restaurantId: Id, recipeIds: z.array(Id).check(z.maxLength(MOST_DISHES)) }),
  reply: z.object({ items: z.array(PlanDish) }),
});

export const readPlanProvisions = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}/provisions',
  callers: 'signed-in',
  summary: 'Read what a kitchen needs to buy and to cook the dishes of a menu plan',
  description:
    'The recipes of the plan that the kitchen uses, the base recipes that they hold at any depth, and the articles that it bought lately of their foods. Nothing of what anything costs.',
  params: PlanId,
  reply: z.object({
    recipes: z.array(CookedRecipe),
    bases: z.array(CookedRecipe),
    articles: z.array(KitchenArticle),
  }),
});

export const readPlanCosts = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}/costs',
  callers: 'signed-in',
  summary: 'Read what the foods of a menu plan’s dishes cost the kitchen lately, a portion',
  description: 'For those who run the organization or manage its restaurants. Money of several currencies is no price.',
  params: PlanId,
  reply: z.object({
    /** ISO 4217; null where no invoice says it. */
    currency: z.nullable(z.string()),
    items: z.array(z.object({ recipeId: z.string(), perPortion: z.nullable(z.number()), pricedShare: z.number() })),
  }),
});

/** A year, from a day to the same day of the next. */
const MOST_DAYS = 366;

export const readPlanSales = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}/sales',
  callers: 'signed-in',
  summary: 'Read what the kitchen of a menu plan sold on each day of a span, with what is known of those dishes',
  description:
    'As far as its monthly reports say by day what was sold. A day without rows is not known, and never 0. `months` says how much of each month’s sales that is. A year at most.',
  params: PlanId,
  query: z
    .object({ from: PlanDay, to: PlanDay })
    .check(z.refine(({ from, to }) => from <= to, { error: 'ends_before_it_begins', path: ['to'] }))
    .check(z.refine(({ from, to }) => !isDay(from) || to <= dayLater(from, MOST_DAYS - 1), { error: 'too_long', path: ['to'] })),
  reply: z.object({
    items: z.array(SoldOnDay),
    months: z.array(SoldMonth),
    dishes: z.array(PlanDish),
    /** Those of the plan and of what was sold that the kitchen has no more; a server of the former release says nothing of them. */
    gone: z.optional(z.array(GoneDish)),
    /** What the other published plans of the kitchen serve on those days; a server of the former release says nothing of it. */
    elsewhere: z.optional(z.array(DishOnDay)),
  }),
});
