import { listLiveMenusOfRecipe } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { servedPlaces } from './served-places.ts';

/** A thousand kitchens may serve one dish of the library: the first are named, the others counted. */
const MOST_NAMED = 6;

/** The menus and the published plans on which guests read a dish now: a change of it changes them. Nothing where it is on none. */
export function LiveMenus({ recipeId }: { recipeId: string }) {
  const text = useText('recipes/sign-off');
  const format = useFormat();
  const { data } = useRead(listLiveMenusOfRecipe, { params: { id: recipeId } });
  if (!data) return null;
  const { menus, plans } = servedPlaces(data);
  const said = (names: readonly string[]): string => {
    if (names.length <= MOST_NAMED) return format.list(names);
    const first = names.slice(0, MOST_NAMED - 2);
    return text('andMore', { names: first.join(', '), count: names.length - first.length });
  };
  return (
    <>
      {menus.length > 0 && <p>{text('live', { menus: said(menus) })}</p>}
      {plans.length > 0 && <p>{text('served', { plans: said(plans) })}</p>}
    </>
  );
}
