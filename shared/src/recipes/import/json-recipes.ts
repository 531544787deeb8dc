import type { Language } from '../../kernel/language.ts';
import { jsonFrom } from './html-recipes.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { mealieBackup, mealieRecipe } from './mealie-recipes.ts';
import { recipesInJsonLd } from './schema-org-recipes.ts';
import { tandoorRecipe } from './tandoor-recipes.ts';

/** The recipes of a JSON file, whichever of the known shapes it has; null when it is no JSON. */
export function recipesInJson(text: string, likely: Language): ImportedRecipe[] | null {
  const value = jsonFrom(text);
  if (value === undefined) return null;
  const backup = mealieBackup(value, likely);
  if (backup) return backup;
  const described = recipesInJsonLd(value, likely);
  if (described.length > 0) return described;
  const each = Array.isArray(value) ? value : [value];
  return each.flatMap((one: unknown) => {
    const recipe = tandoorRecipe(one, likely) ?? mealieRecipe(one, likely);
    return recipe ? [recipe] : [];
  });
}
