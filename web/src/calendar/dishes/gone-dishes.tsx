import type { GoneDish } from '@plateprint/shared/calendar/model/gone-dish.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { createContext, useContext } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';

const GoneContext = createContext<ReadonlyMap<string, GoneDish>>(new Map());

/** The dishes of a plan that its kitchen has no more, for everything within that names dishes. */
export const GoneDishes = GoneContext;

/** The same of a reply; what a server of the former release names was deleted. */
export function goneById(
  gone: readonly (Omit<GoneDish, 'why'> & Partial<GoneDish>)[] | undefined,
): ReadonlyMap<string, GoneDish> {
  return new Map((gone ?? []).map((dish) => [dish.recipeId, { ...dish, why: dish.why ?? 'deleted' }]));
}

export function useGoneDish(): (recipeId: string) => GoneDish | null {
  const gone = useContext(GoneContext);
  return (recipeId) => gone.get(recipeId) ?? null;
}

type NameOfDish = (recipeId: string, dish: { names: readonly RecipeName[] } | null | undefined) => string;

/** The name of a dish of a plan; of one that is gone the name that it had, without why. */
export function useBareDishName(): NameOfDish {
  const text = useText('calendar/gone');
  const nameOf = useRecipeName();
  const gone = useContext(GoneContext);
  return (recipeId, dish) => {
    const names = dish?.names ?? gone.get(recipeId)?.names ?? [];
    return names.length === 0 ? text('unnamed') : nameOf(names);
  };
}

/** The same where nothing else says that a dish is gone, and why. */
export function useDishName(): NameOfDish {
  return useDishNameOf(useContext(GoneContext));
}

/** The same of dishes that are gone by a reply. */
export function useDishNameOf(gone: ReadonlyMap<string, GoneDish>): NameOfDish {
  const text = useText('calendar/gone');
  const nameOf = useRecipeName();
  return (recipeId, dish) => {
    if (dish) return nameOf(dish.names);
    const left = gone.get(recipeId);
    if (!left || left.names.length === 0) return text('unnamed');
    return text('named', { name: nameOf(left.names), why: text(`why.${left.why}`) });
  };
}
