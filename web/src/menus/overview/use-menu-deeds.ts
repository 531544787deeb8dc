import { cloneMenus, deleteMenu, listMenus, restoreMenu, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { useChange } from '../../api/use-change.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../../notices/notices.tsx';
import { type RowSelection, withKey } from '../../ui/row-selection.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';

export interface MenuDeeds {
  onClone: (menu: MenuSummary) => void;
  onDelete: (menu: MenuSummary) => void;
  onRestore: (menu: MenuSummary) => void;
}

/** What is done with a menu from outside of it, each told with its way back. */
export function useMenuDeeds(restaurantId: string, { chosen, onChange }: RowSelection): MenuDeeds {
  const text = useText('menus/overview');
  const notices = useNotices();
  const failureText = useFailureText();
  const refreshes = [listMenus, searchMenus];
  const remove = useChange(deleteMenu, { refreshes });
  const restore = useChange(restoreMenu, { refreshes });
  const clone = useChange(cloneMenus, { refreshes });

  async function tried(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
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

  return {
    onRestore,
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
        await clone.mutateAsync({ body: { ids: [id], restaurantId } });
        notices.show({ message: text('cloned', { name }) });
      }),
  };
}
