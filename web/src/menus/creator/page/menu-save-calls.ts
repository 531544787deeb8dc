import { createMenu, readMenu, searchMenus, updateMenu } from '@plateprint/shared/menus/menu-api.ts';
import { type Menu, MenuDraft } from '@plateprint/shared/menus/menu.ts';
import { call } from '../../../platform/api/call.ts';
import type { SaveCalls } from '../../../drafts/saving/run-save.ts';

/** As many menus of the same name are looked at. */
const MOST_LOOKED_AT = 5;

/** A menu on its way to the server, and why guests may read the words of a live one. */
export type SentMenu = MenuDraft & { reason?: string };

/** How a restaurant's menus are saved. */
export function menuSaveCalls(restaurantId: string): SaveCalls<SentMenu, Menu> {
  return {
    create: async ({ reason: _reason, ...draft }) => call(createMenu, { body: { ...draft, restaurantId } }),
    update: async (draft, { id, version }) => call(updateMenu, { body: { ...draft, id, version } }),
    read: async (id) => call(readMenu, { params: { id } }),
    likely: async ({ name }) => {
      const { items } = await call(searchMenus, { body: { restaurantId, query: name } });
      return items
        .filter((menu) => menu.name === name)
        .slice(0, MOST_LOOKED_AT)
        .map(({ id }) => id);
    },
    isSent,
  };
}

/** Blocks keep the keys that this page gave them: what holds the same is what was sent. */
function isSent(menu: Menu, sent: MenuDraft): boolean {
  const [there, mine] = [MenuDraft.safeParse(menu), MenuDraft.safeParse(sent)];
  return there.success && mine.success && JSON.stringify(there.data) === JSON.stringify(mine.data);
}
