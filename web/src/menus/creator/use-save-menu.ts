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
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { ClientFailure, isProblem } from '../../api/client-failure.ts';
import { endpointKey, readKey } from '../../api/endpoint-key.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../../notices/notices.tsx';
import { creatorReducer } from './creator-state.ts';
import { forgetWorkingCopy, keepWorkingCopy } from './creator-working-copy.ts';
import type { MenuCreator } from './use-menu-creator.ts';
import type { MakeDocument } from './use-menu-document.ts';

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
  makeDocument: MakeDocument;
}

/** Saves what is in the creator, then makes its thumbnail. Nobody's newer version is overwritten unasked. */
export function useSaveMenu({ creator, id, restaurantId, userId, makeDocument }: SavingOf): Saving {
  const text = useText('menus/creator');
  const notices = useNotices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<Saving['problem']>(null);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const [newer, setNewer] = useState<Menu | null>(null);
  const { dispatch, current } = creator;

  const refresh = (): void => {
    for (const list of [listMenus, searchMenus]) void client.invalidateQueries({ queryKey: endpointKey(list) });
  };

  /** A menu without a thumbnail is only less pretty: nobody is told. */
  async function keepThumbnail(menuId: string): Promise<void> {
    try {
      const { thumbnailOf } = await import('../../exports/thumbnail.ts');
      const file = await thumbnailOf(makeDocument());
      await call(uploadMenuThumbnail, { params: { id: menuId }, file });
      refresh();
    } catch {
      // The overview draws an empty page in its place.
    }
  }

  async function keep(version: number | null): Promise<void> {
    const { draft: sent, base } = current();
    setProblem(isBlank(sent.name) ? 'no_name' : null);
    if (isBlank(sent.name) || isBusy) return;
    setBusy(true);
    setFailure(null);
    setNewer(null);
    try {
      const menu =
        base && version !== null
          ? await call(updateMenu, { body: { ...sent, id: base.id, version } })
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
      if (isProblem(thrown, 'changed_meanwhile') && base)
        setNewer(await call(readMenu, { params: { id: base.id } }).catch(() => null));
    } finally {
      setBusy(false);
      setDone(false);
    }
  }

  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  // The same function while somebody types: what has it is not drawn anew with every key.
  const save = useCallback(() => void latest.current(current().base?.version ?? null), [current]);

  return {
    save,
    isBusy,
    isDone,
    problem,
    failure,
    newer,
    saveOver: () => newer && void keep(newer.version),
  };
}
