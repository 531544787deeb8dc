import { cloneMenus, deleteMenus, listMenus, restoreMenus, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { endpointKey } from '../../platform/api/endpoint-key.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';

/** As many as one call takes. */
const MOST_AT_ONCE = 200;

export interface MenuBulk {
  isBusy: boolean;
  clone: (ids: readonly string[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  restore: (ids: readonly string[]) => Promise<void>;
}

/** Actions on several menus, each with a notice and its undo. A call does all of its menus or none. */
export function useMenuBulk(restaurantId: string): MenuBulk {
  const text = useText('menus/overview');
  const client = useQueryClient();
  const notices = useNotices();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);

  /** @returns the ids of what was changed or made: what was done before a call failed stays done. */
  async function done(ids: readonly string[], action: (part: string[]) => Promise<string[]>): Promise<string[]> {
    const all: string[] = [];
    setBusy(true);
    try {
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE)
        all.push(...(await action(ids.slice(from, from + MOST_AT_ONCE))));
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    } finally {
      setBusy(false);
      for (const list of [listMenus, searchMenus]) void client.invalidateQueries({ queryKey: endpointKey(list) });
    }
    return all;
  }

  function tell(said: 'cloned' | 'deleted' | 'restored', ids: readonly string[], undo: () => Promise<unknown>): void {
    if (ids.length === 0) return;
    notices.show({
      message: text(`bulk.${said}`, { count: ids.length }),
      action: { label: text('undo'), run: () => void undo() },
    });
  }

  async function remove(ids: readonly string[]): Promise<void> {
    const gone = await done(ids, async (part) => (await call(deleteMenus, { body: { ids: part } })).ids);
    tell('deleted', gone, () => restore(gone));
  }

  async function restore(ids: readonly string[]): Promise<void> {
    const back = await done(ids, async (part) => (await call(restoreMenus, { body: { ids: part } })).ids);
    tell('restored', back, () => remove(back));
  }

  return {
    isBusy,
    remove,
    restore,
    async clone(ids) {
      const made = await done(ids, async (part) => {
        const { items } = await call(cloneMenus, { body: { ids: part, restaurantId } });
        return items.map(({ id }) => id);
      });
      tell('cloned', made, () => remove(made));
    },
  };
}
