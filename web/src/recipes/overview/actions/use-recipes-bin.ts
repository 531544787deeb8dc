import { deleteRecipe, listRecipes, readRecipe, restoreRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { endpointKey, readKey } from '../../../platform/api/endpoint-key.ts';
import { useChange } from '../../../platform/api/use-change.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { RECIPE_PAGES_KEY, type RecipePages } from '../search/recipe-pages.ts';
import { useRecipeName } from '../../use-recipe-name.ts';

interface RecipesBin {
  putIn: (recipe: RecipeSummary) => void;
  takeOut: (recipe: RecipeSummary) => void;
}

/** Puts a recipe into the bin: gone from the page at once, with a notice that takes it out again. */
export function useRecipesBin(): RecipesBin {
  const text = useText('recipes');
  const nameOf = useRecipeName();
  const client = useQueryClient();
  const notices = useNotices();
  const failureText = useFailureText();
  const remove = useChange(deleteRecipe);
  const restore = useChange(restoreRecipe, { refreshes: [listRecipes] });

  // Promises rather than callbacks: undo also works from the next page, when this one is gone.
  async function takeOut({ id, names }: RecipeSummary) {
    try {
      await restore.mutateAsync({ params: { id } });
      notices.show({ message: text('overview.restored', { name: nameOf(names) }) });
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  }

  async function putIn(recipe: RecipeSummary) {
    const { id, names } = recipe;
    client.setQueriesData<RecipePages>({ queryKey: RECIPE_PAGES_KEY }, (pages) => pages && withoutRecipe(pages, id));
    try {
      await remove.mutateAsync({ params: { id } });
      client.removeQueries({ queryKey: readKey(readRecipe, { params: { id } }) });
      // The pages here are right already; other lists ask again when they are next looked at.
      void client.invalidateQueries({ queryKey: endpointKey(listRecipes), refetchType: 'none' });
      notices.show({
        message: text('overview.deleted', { name: nameOf(names) }),
        action: { label: text('overview.undo'), run: () => void takeOut(recipe) },
      });
    } catch (failure) {
      void client.invalidateQueries({ queryKey: endpointKey(listRecipes) });
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  }

  return { putIn: (recipe) => void putIn(recipe), takeOut: (recipe) => void takeOut(recipe) };
}

function withoutRecipe({ pages, pageParams }: RecipePages, id: string): RecipePages {
  return { pageParams, pages: pages.map((page) => ({ ...page, items: page.items.filter((recipe) => recipe.id !== id) })) };
}
