import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { MOST_AT_ONCE } from '../model/recipe.ts';

export const LiveMenuOfDish = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the restaurant on whose link it is. */
  restaurant: z.string(),
  linkNumber: z.number(),
});
export type LiveMenuOfDish = z.infer<typeof LiveMenuOfDish>;

/** Days of a plan that are named. */
export const MOST_DAYS_NAMED = 4;

/** A published menu plan that serves a dish, on a day from today on. */
export const PlanOfDish = z.object({
  id: z.string(),
  name: described(z.string(), 'Its name for guests.'),
  restaurant: z.string(),
  days: described(
    z.array(z.string()),
    `The first ${MOST_DAYS_NAMED} days from today on, \`YYYY-MM-DD\`, on which it serves the dish.`,
  ),
});
export type PlanOfDish = z.infer<typeof PlanOfDish>;

export const listLiveMenusOfRecipe = endpoint({
  method: 'GET',
  path: '/recipes/{id}/live-menus',
  callers: 'signed-in',
  summary:
    'List the menus that are live now, and the published menu plans, with a dish of this recipe, also where it is a base of the dish',
  params: z.object({ id: Id }),
  reply: z.object({
    items: z.array(LiveMenuOfDish),
    plans: described(z.array(PlanOfDish), 'Those that serve it on a day from today on.'),
    next: z.nullable(z.string()),
  }),
});

export const listLiveMenusOfRecipes = endpoint({
  method: 'POST',
  path: '/recipes/live-menus',
  callers: 'signed-in',
  changes: false,
  summary: 'List the menus that are live now, and the published menu plans, with a dish of any of these recipes, each once',
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)) }),
  reply: z.object({
    items: z.array(LiveMenuOfDish),
    plans: described(z.array(PlanOfDish), 'Those that serve one of them on a day from today on, with the days of all of them.'),
    unknown: described(z.number(), 'How many of the recipes are out of reach: nothing is known of them.'),
  }),
});
