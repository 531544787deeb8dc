import type { PageFormat } from '@plateprint/shared/exports/export-format.ts';
import { keepPublishedExport } from '@plateprint/shared/menus/archive/archive-api.ts';
import { useCallback } from 'react';
import { useChange } from '../../../platform/api/use-change.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import type { GoOut } from '../../labels/use-label-question.tsx';
import type { MenuCreator } from '../state/use-menu-creator.ts';

/** Milliseconds: a file is saved and looked at first. */
const DISPLAY = 20_000;

/** Asks, once a file is there, whether guests are going to see it: then what it shows is kept. */
export function usePublishedExport(
  { current }: Pick<MenuCreator, 'current'>,
  restaurantId: string,
): (format: PageFormat, shown: Parameters<GoOut>) => void {
  const text = useText('menus/archive');
  const notices = useNotices();
  const failureText = useFailureText();
  const { mutate } = useChange(keepPublishedExport, { refreshes: [] });
  return useCallback(
    (format, [labels, reason]) => {
      const { draft, base } = current();
      const { name, options, settings, background, blocks, secondBlocks } = draft;
      const page = { options, settings, background, blocks, secondBlocks };
      const keep = (): void =>
        mutate(
          { body: { restaurantId, menuId: base?.id ?? null, name, page, format, labels, reason } },
          {
            onSuccess: () => notices.show({ message: text('exportKept') }),
            onError: (failure) => notices.show({ message: failureText(failure), type: 'alert' }),
          },
        );
      notices.show({ message: text('exportAsk'), display: DISPLAY, action: { label: text('exportKeep'), run: keep } });
    },
    [current, restaurantId, mutate, notices, text, failureText],
  );
}
