import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { type Menu, MenuDraft } from '@plateprint/shared/menus/menu.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ClientFailure } from '../../../platform/api/client-failure.ts';
import { readKey } from '../../../platform/api/endpoint-key.ts';
import { useSave } from '../../../drafts/saving/use-save.ts';
import type { DraftKeeping } from '../../../drafts/use-kept-draft.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import type { MakeDocument } from '../canvas/use-menu-document.ts';
import { creatorReducer, type CreatorState } from '../state/creator-state.ts';
import type { MenuCreator } from '../state/use-menu-creator.ts';
import { menuSaveCalls } from './menu-save-calls.ts';
import { useKeepThumbnail, useRefresh } from './use-keep-thumbnail.ts';

export interface Saving {
  save: () => void;
  /** Saves with the reason that guests may read its words for. */
  saveAnswered: (reason: string) => void;
  /** Saves without leading to the menu; answers whether it was saved. */
  saveToLeave: () => Promise<boolean>;
  /** The same; answers with the menu's id, or null where it could not be saved. */
  saveFirst: () => Promise<string | null>;
  isBusy: boolean;
  /** True between a successful save and the page that follows it. */
  isDone: boolean;
  problem: 'no_name' | 'bad_name' | null;
  failure: ClientFailure | null;
  /** The version saved meanwhile, by somebody else or in another tab. */
  newer: { thing: Menu; isOwn: boolean } | null;
  saveOver: () => void;
}

interface SavingOf {
  creator: MenuCreator;
  id: string | undefined;
  restaurantId: string;
  /** The pages as they stand, for the thumbnail. */
  makeDocument: MakeDocument;
  kept: DraftKeeping<CreatorState>;
}

/** Saves what is in the creator, then makes its thumbnail. Nobody's newer version is overwritten unasked. */
export function useSaveMenu({ creator, id, restaurantId, makeDocument, kept }: SavingOf): Saving {
  const text = useText('menus/creator');
  const notices = useNotices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keepThumbnail = useKeepThumbnail(makeDocument);
  const refresh = useRefresh();
  const [problem, setProblem] = useState<Saving['problem']>(null);
  const { state: saving, run, shown } = useSave(menuSaveCalls(restaurantId));
  const { dispatch, current } = creator;

  async function save(base: CreatorState['base'], isLeaving: boolean, reason?: string): Promise<string | null> {
    const { draft: sent } = current();
    const found = nameProblem(sent.name);
    setProblem(found);
    if (found !== null || saving.isBusy) return null;
    const menu = await run({ draft: reason === undefined ? sent : { ...sent, reason }, base });
    if (!menu) return null;
    // Changes during the save stay as changes to the version just saved.
    const meanwhile = creatorReducer(current(), { do: 'saved', menu, sent });
    if (meanwhile.changed) kept.keepNow(meanwhile);
    else kept.drop();
    client.setQueryData(readKey(readMenu, { params: { id: menu.id } }), menu);
    dispatch({ do: 'saved', menu, sent });
    notices.show({ message: text('saved', { name: menu.name }) });
    void keepThumbnail(menu.id);
    refresh();
    if (id === undefined && !isLeaving)
      await navigate({ to: '/menus/menu/{-$id}', params: { id: menu.id }, search: {}, replace: true, ignoreBlocker: true });
    shown();
    return menu.id;
  }

  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  // The same function while somebody types: what has it is not drawn anew with every key.
  const saveNow = useCallback(() => void latest.current(current().base, false), [current]);
  const { isBusy, isDone, failure, newer } = saving;
  return {
    save: saveNow,
    saveAnswered: (reason) => void save(current().base, false, reason),
    saveToLeave: async () => (await save(current().base, true)) !== null,
    saveFirst: async () => save(current().base, true),
    isBusy,
    isDone,
    problem,
    failure,
    newer,
    saveOver: () => {
      const { base } = current();
      if (newer && base) void save({ ...base, version: newer.thing.version }, false);
    },
  };
}

/** The problem for which the server would refuse a menu's name, shown at its field. */
function nameProblem(name: string): Saving['problem'] {
  if (isBlank(name)) return 'no_name';
  return MenuDraft.shape.name.safeParse(name).success ? null : 'bad_name';
}
