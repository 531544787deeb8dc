import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { endpointKey } from '../../../platform/api/endpoint-key.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';

/** Makes a recipe of nothing but a name: its dish counts from now on, with no figure until somebody writes what is in it. */
export function useMakeRecipe(restaurantId: string): (name: string) => Promise<string | null> {
  const language = useLanguage();
  const client = useQueryClient();
  const notices = useNotices();
  const failureText = useFailureText();
  const text = useText('reports/data');
  return async (name) => {
    try {
      const { id } = await call(createRecipe, {
        body: { restaurantId, names: [{ language, name: name.slice(0, 200).toWellFormed().trim() }], ingredients: [] },
      });
      void client.invalidateQueries({ queryKey: endpointKey(searchRecipes) });
      notices.show({ message: text('recipeMade', { name }) });
      return id;
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
      return null;
    }
  };
}
