import type { RecipeSummary } from '../recipes/model/recipe.ts';
import type { MenuDish } from './menu.ts';

/** The dish on a menu, of a recipe in a list. */
export function menuDishOf({ allergens, mayContain, allergensUnknown: unknown, updatedAt, ...recipe }: RecipeSummary): MenuDish {
  const { id, names, co2PerPortion, co2PerPortionWithoutLandUseChange, level, complete, diet, animalRennet, photo } = recipe;
  return {
    id,
    names,
    co2PerPortion,
    co2PerPortionWithoutLandUseChange,
    level,
    complete,
    diet,
    ...(animalRennet && { animalRennet }),
    photo,
    allergens: { contains: allergens, mayContain, unknown },
    calculatedOn: updatedAt.slice(0, 10),
  };
}
