import { listLiveMenusOfRecipe } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { servedPlaces } from './served-places.ts';

/** The menus and the published plans on which guests read a dish now: a change of it changes them. Nothing where it is on none. */
export function LiveMenus({ recipeId }: { recipeId: string }) {
  const text = useText('recipes/sign-off');
  const format = useFormat();
  const { data } = useRead(listLiveMenusOfRecipe, { params: { id: recipeId } });
  if (!data) return null;
  const { menus, plans } = servedPlaces(data);
  return (
    <>
      {menus.length > 0 && <p>{text('live', { menus: format.list(menus) })}</p>}
      {plans.length > 0 && <p>{text('served', { plans: format.list(plans) })}</p>}
    </>
  );
}
