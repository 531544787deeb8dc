import { ORIENTATIONS } from '@plateprint/shared/exports/page-size.ts';
import * as z from 'zod/mini';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** The filter of the overview, as it stands in the page's address. */
export const MenuFilter = z.object({
  orientation: maybe(z.enum(ORIENTATIONS)),
  live: maybe(z.boolean()),
  bin: maybe(z.boolean()),
});
export type MenuFilter = z.infer<typeof MenuFilter>;

/** The menus of a restaurant's list, searched by nothing, as they are asked for first. */
export function firstMenus(restaurantId: string) {
  return { params: { restaurantId }, query: {} };
}
