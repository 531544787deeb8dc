import * as z from 'zod/mini';
import { CARBON_LEVELS } from '../footprint/carbon-level.ts';
import { ALLERGENS } from '../ingredients/allergen.ts';
import { Cursor } from '../kernel/id.ts';
import { plainText, searchText } from '../kernel/plain-text.ts';

/** The libraries that a list looks into: the restaurant's own, its organization's, or both. */
export const SearchCategory = z.enum(['restaurant', 'organization', 'restaurantAndOrganization']);
export type SearchCategory = z.infer<typeof SearchCategory>;

/** Values with commas between them, as they stand in an address: `low,very_low`. */
function listOf<const T extends string>(values: readonly T[]) {
  const known: ReadonlySet<string> = new Set(values);
  return z.pipe(
    z.string().check(
      z.maxLength(300),
      z.refine((text) => text.split(',').every((value) => known.has(value)), 'unknown_value'),
    ),
    z.transform((text) => text.split(',') as T[]),
  );
}

const yesOrNo = z.enum(['true', 'false']);

/** The query of an overview. Every filter narrows; several values of one filter widen it again. */
export const RecipeFilter = z.object({
  /** A part of any of the names; of one or two letters, the beginning of a word. */
  search: z.optional(searchText(200)),
  level: z.optional(listOf(CARBON_LEVELS)),
  category: z.optional(plainText(100)),
  tag: z.optional(plainText(60)),
  /** Contains or may contain one of these. */
  allergen: z.optional(listOf(ALLERGENS)),
  /** None of these is among its ingredients: what is not known of a dish keeps it out. */
  without: z.optional(listOf(ALLERGENS)),
  /** The former name of `without`. */
  freeOf: z.optional(listOf(ALLERGENS)),
  /** `vegetarian` holds vegan dishes too. */
  diet: z.optional(z.enum(['vegan', 'vegetarian'])),
  complete: z.optional(yesOrNo),
  scope: z._default(SearchCategory, 'restaurantAndOrganization'),
  kind: z._default(z.enum(['all', 'dishes', 'bags']), 'all'),
  /** Recipes in the bin that can be restored, instead of the others. */
  bin: z._default(yesOrNo, 'false'),
  /** By change the newest first, by name from A, by footprint of a portion the smallest first and the unknown last. */
  sort: z._default(z.enum(['changed', 'name', 'footprint']), 'changed'),
  reverse: z._default(yesOrNo, 'false'),
  cursor: z.optional(Cursor),
  limit: z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50),
});
export type RecipeFilter = z.infer<typeof RecipeFilter>;
