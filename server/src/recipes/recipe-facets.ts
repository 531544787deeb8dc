import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';

// The facts that filters ask for, one token each, so that one index answers every combination.

export const inLibrary = (shelf: string): string => `s:${shelf}`;
export const inOrganization = (organizationId: string): string => `o:${organizationId}`;
export const ofLevel = (level: string): string => `l:${level}`;
export const inCategory = (category: string): string => `c:${category.trim().toLowerCase()}`;
export const tagged = (tag: string): string => `t:${tag.trim().toLowerCase()}`;
export const containing = (allergen: string): string => `a:${allergen}`;
export const maybeContaining = (allergen: string): string => `m:${allergen}`;
export const notAmong = (allergen: string): string => `n:${allergen}`;
/** Written by the database alone, as long as a signature stands. */
export const signedNotAmong = (allergen: string): string => `z:${allergen}`;
export const forDiet = (diet: string): string => `d:${diet}`;
export const COMPLETE = 'k:complete';
export const INCOMPLETE = 'k:incomplete';
export const BAG = 'k:bag';
export const DISH = 'k:dish';

export function facetsOf(
  { draft, footprint }: { draft: RecipeDraft; footprint: RecipeFootprint },
  place: { organizationId: string; shelf: string },
): string[] {
  const { allergens, level, diet, coverage } = footprint;
  const facets = [
    inLibrary(place.shelf),
    inOrganization(place.organizationId),
    draft.ingredientBag ? BAG : DISH,
    coverage.complete ? COMPLETE : INCOMPLETE,
    ...(level === null ? [] : [ofLevel(level)]),
    ...(diet === null ? [] : [forDiet(diet)]),
    ...(draft.category.trim() === '' ? [] : [inCategory(draft.category)]),
    ...draft.tags.map(({ name }) => tagged(name)),
    ...allergens.contains.map(containing),
    ...allergens.mayContain.map(maybeContaining),
    ...allergens.notAmong.map(notAmong),
  ];
  return [...new Set(facets)];
}
