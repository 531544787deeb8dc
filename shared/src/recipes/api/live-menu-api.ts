import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';

export const LiveMenuOfDish = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the restaurant on whose link it is. */
  restaurant: z.string(),
  linkNumber: z.number(),
});
export type LiveMenuOfDish = z.infer<typeof LiveMenuOfDish>;

export const listLiveMenusOfRecipe = endpoint({
  method: 'GET',
  path: '/recipes/{id}/live-menus',
  callers: 'signed-in',
  summary: 'List the menus that are live now with a dish of this recipe, also where it is a base of the dish',
  params: z.object({ id: Id }),
  reply: z.object({ items: z.array(LiveMenuOfDish), next: z.nullable(z.string()) }),
});
