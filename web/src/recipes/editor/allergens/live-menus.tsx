import { listLiveMenusOfRecipe } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';

/** The menus on which guests read a dish now: a change of it changes them. Nothing where it is on none. */
export function LiveMenus({ recipeId }: { recipeId: string }) {
  const text = useText('recipes/sign-off');
  const format = useFormat();
  const { data } = useRead(listLiveMenusOfRecipe, { params: { id: recipeId } });
  if (!data || data.items.length === 0) return null;
  const menus = [...new Set(data.items.map(({ name, restaurant }) => `${name} (${restaurant})`))];
  return <p>{text('live', { menus: format.list(menus) })}</p>;
}
