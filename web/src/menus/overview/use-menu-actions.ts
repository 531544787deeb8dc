import {
  cloneMenus,
  deleteMenu,
  listMenus,
  listSharedMenuLinks,
  restoreMenu,
  searchMenus,
} from '@plateprint/shared/menus/menu-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import type { SharedMenuLink } from '@plateprint/shared/menus/share-link.ts';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { type RowSelection, withKey } from '../../ui/choice/row-selection.ts';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useMenuRefusal } from '../use-menu-refusal.ts';

export interface MenuActions {
  mayClone: (menu: MenuSummary) => boolean;
  mayDelete: (menu: MenuSummary) => boolean;
  onClone: (menu: MenuSummary) => void;
  onDelete: (menu: MenuSummary) => void;
  onRestore: (menu: MenuSummary) => void;
  /** The live links on which another menu is shown, that this one may take the place of. */
  linksFor: (menu: MenuSummary) => readonly SharedMenuLink[];
}

/** The actions on a menu from a list, each with a notice and its undo. */
export function useMenuActions(restaurant: Restaurant, { chosen, onChange }: RowSelection): MenuActions {
  const text = useText('menus/overview');
  const notices = useNotices();
  const failureText = useFailureText();
  const refusalOf = useMenuRefusal(restaurant);
  const refreshes = [listMenus, searchMenus];
  const remove = useChange(deleteMenu, { refreshes });
  const restore = useChange(restoreMenu, { refreshes });
  const clone = useChange(cloneMenus, { refreshes });

  const isLocked = usePlanRefusal('live_links') !== null;
  const links = useRead(listSharedMenuLinks, { params: { id: restaurant.id } }, { enabled: !isLocked }).data?.items ?? [];

  async function tried(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  }

  const unmark = (id: string): void => onChange(withKey(chosen, id, false));

  const onRestore = ({ id, name }: MenuSummary): void =>
    void tried(async () => {
      unmark(id);
      await restore.mutateAsync({ params: { id } });
      notices.show({ message: text('restored', { name }) });
    });

  const mayKeep = ({ orientation }: MenuSummary, libraryScope: MenuSummary['libraryScope']): boolean =>
    refusalOf({ libraryScope, options: { orientation } }) === null;

  return {
    mayClone: (menu) => mayKeep(menu, 'restaurant'),
    mayDelete: (menu) => mayKeep(menu, menu.libraryScope),
    onRestore,
    linksFor: ({ id }) => links.filter(({ menu }) => menu !== null && menu.id !== id),
    onDelete: (menu) =>
      void tried(async () => {
        unmark(menu.id);
        await remove.mutateAsync({ params: { id: menu.id } });
        notices.show({
          message: text('deleted', { name: menu.name }),
          action: { label: text('undo'), run: () => onRestore(menu) },
        });
      }),
    onClone: ({ id, name }) =>
      void tried(async () => {
        await clone.mutateAsync({ body: { ids: [id], restaurantId: restaurant.id } });
        notices.show({ message: text('cloned', { name }) });
      }),
  };
}
