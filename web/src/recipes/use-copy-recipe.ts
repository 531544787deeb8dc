import { createRecipe, listRecipes, readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../platform/api/call.ts';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';

/** Copies a recipe, of the organization's library too, into the restaurant that is worked in, and opens the copy. */
export function useCopyRecipe(restaurantId: string): (recipe: Pick<Recipe, 'id'>) => void {
  const text = useText('recipes/overview');
  const notices = useNotices();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const create = useChange(createRecipe, { refreshes: [listRecipes] });

  async function copy({ id }: Pick<Recipe, 'id'>): Promise<void> {
    try {
      const kept = await call(readRecipe, { params: { id } });
      const { RecipeDraft } = await import('@plateprint/shared/recipes/model/recipe.ts');
      const names = kept.names.map(({ language, name }) => ({ language, name: text('copyOf', { name }).slice(0, 200) }));
      const draft = RecipeDraft.parse({ ...kept, names, libraryScope: 'restaurant' });
      const made = await create.mutateAsync({ body: { ...draft, restaurantId } });
      await navigate({ to: '/recipes/recipe/{-$id}', params: { id: made.id } });
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  }
  return (recipe) => void copy(recipe);
}
