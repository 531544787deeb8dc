import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { call } from '../../../platform/api/call.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { type OverviewFilter, queryOf } from '../filter/overview-filter.ts';
import type { Working } from '../bulk/use-long-work.ts';

interface Listed {
  restaurantId: string;
  search: string;
  filter: Omit<OverviewFilter, 'named'>;
}

const AT_A_TIME = 200;

/** Marks every recipe of the list, also those further down that nobody has scrolled to. */
export function useChooseAll({ restaurantId, search, filter }: Listed, { during }: Working) {
  const notices = useNotices();
  const failureText = useFailureText();
  return async (onChoose: (recipes: readonly RecipeSummary[]) => void): Promise<void> => {
    try {
      await during({ kind: 'marking', isLong: true }, async (_, signal) => {
        let cursor: string | null = null;
        do {
          const asked = { ...queryOf(filter), limit: AT_A_TIME, ...(search && { search }), ...(cursor && { cursor }) };
          const page: { items: readonly RecipeSummary[]; next: string | null } = await call(listRecipes, {
            params: { restaurantId },
            query: asked,
          });
          onChoose(page.items);
          cursor = page.next;
        } while (cursor !== null && !signal.aborted);
      });
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  };
}
