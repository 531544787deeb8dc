import { isBlank } from '@plateprint/shared/kernel/text.ts';
import {
  createMenu,
  listMenus,
  readMenu,
  searchMenus,
  updateMenu,
  uploadMenuThumbnail,
} from '@plateprint/shared/menus/menu-api.ts';
import type { Menu } from '@plateprint/shared/menus/menu.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ClientFailure, isProblem } from '../../api/client-failure.ts';
import { endpointKey, readKey } from '../../api/endpoint-key.ts';
import type { ExportDocument } from '../../exports/export-page.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../../notices/notices.tsx';
import { creatorReducer } from './creator-state.ts';
import { forgetWorkingCopy, keepWorkingCopy } from './creator-working-copy.ts';
import type { MenuCreator } from './use-menu-creator.ts';

export interface Saving {
  save: () => void;
  isBusy: boolean;
  /** True between a successful save and the page that follows it. */
  isDone: boolean;
  problem: 'no_name' | null;
  failure: ClientFailure | null;
  /** What somebody else saved meanwhile. */
  newer: Menu | null;
  saveOver: () => void;
}

interface SavingOf {
  creator: MenuCreator;
  id: string | undefined;
  restaurantId: string;
  userId: string;
  /** The pages as they stand, for the thumbnail. */
  document: Omit<ExportDocument, 'format'>;
}

/** Saves what is in the creator, then makes its thumbnail. Nobody's newer version is overwritten unasked. */
export function useSaveMenu({ creator, id, restaurantId, userId, document }: SavingOf): Saving {
  const text = useText('menus/creator');
  const notices = useNotices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<Saving['problem']>(null);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const [newer, setNewer] = useState<Menu | null>(null);
  const { state, dispatch, current } = creator;

  const refresh = (): void => {
    for (const list of [listMenus, searchMenus]) void client.invalidateQueries({ queryKey: endpointKey(list) });
  };

  /** A menu without a thumbnail is only less pretty: nobody is told. */
  async function keepThumbnail(menuId: string): Promise<void> {
    try {
      const { thumbnailOf } = await import('../../exports/thumbnail.ts');
      const file = await thumbnailOf(document);
      await call(uploadMenuThumbnail, { params: { id: menuId }, file });
      refresh();
    } catch {
      // The overview draws an empty page in its place.
    }
  }

  async function keep(version: number | null): Promise<void> {
    const sent = state.draft;
    setProblem(isBlank(sent.name) ? 'no_name' : null);
    if (isBlank(sent.name) || isBusy) return;
    setBusy(true);
    setFailure(null);
    setNewer(null);
    try {
      const menu =
        state.base && version !== null
          ? await call(updateMenu, { body: { ...sent, id: state.base.id, version } })
          : await call(createMenu, { body: { ...sent, restaurantId } });
      const meanwhile = creatorReducer(current(), { do: 'saved', menu, sent });
      forgetWorkingCopy(userId, id);
      if (meanwhile.changed) keepWorkingCopy(userId, menu.id, meanwhile);
      client.setQueryData(readKey(readMenu, { params: { id: menu.id } }), menu);
      setDone(true);
      dispatch({ do: 'saved', menu, sent });
      notices.show({ message: text('saved', { name: menu.name }) });
      void keepThumbnail(menu.id);
      refresh();
      if (id === undefined)
        await navigate({ to: '/menus/menu/{-$id}', params: { id: menu.id }, replace: true, ignoreBlocker: true });
    } catch (thrown) {
      if (!(thrown instanceof ClientFailure)) throw thrown;
      setFailure(thrown);
      if (isProblem(thrown, 'changed_meanwhile') && state.base)
        setNewer(await call(readMenu, { params: { id: state.base.id } }).catch(() => null));
    } finally {
      setBusy(false);
      setDone(false);
    }
  }

  return {
    save: () => void keep(state.base?.version ?? null),
    isBusy,
    isDone,
    problem,
    failure,
    newer,
    saveOver: () => newer && void keep(newer.version),
  };
}
