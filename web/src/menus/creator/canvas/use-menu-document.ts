import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ExportDocument } from '../../../exports/export-page.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { lookWith, type MenuLook } from '../../page/menu-look.ts';
import { menuDocument } from './menu-document.tsx';
import type { PageText } from './menu-text-tables.ts';
import type { MenuCreator } from '../state/use-menu-creator.ts';
import type { MenuSheets } from './use-menu-sheets.ts';

/** With `labels` as an output that may say less than the page on the screen. */
export type MakeDocument = (labels?: LabelsShown) => Omit<ExportDocument, 'format'>;

interface MenuDocument {
  /** Makes the menu as the export engine takes it, as it stands then; nothing is made while somebody types. */
  makeDocument: MakeDocument;
  /** Hand in the page's words in the menu's language, once they are there. */
  takeWords: (text: PageText) => void;
}

export function useMenuDocument({ current }: Pick<MenuCreator, 'current'>, look: MenuLook, sheets: MenuSheets): MenuDocument {
  const creator = useText('menus/creator');
  const page = useText('menus/page');
  const exports = useText('exports');
  const pageText = useRef<PageText | null>(null);
  const latest = useRef({ look, sheets, creator, page, exports });
  useLayoutEffect(() => {
    latest.current = { look, sheets, creator, page, exports };
  }, [look, sheets, creator, page, exports]);
  const makeDocument = useCallback(
    (labels?: LabelsShown) => {
      const { creator: own, page: words, exports: files, ...shown } = latest.current;
      const { draft } = current();
      const output = labels ? { ...shown, look: lookWith(shown.look, draft, labels) } : shown;
      return menuDocument({ draft }, output, {
        kind: words('kind'),
        fullMenu: own('fullMenu'),
        textFile: files('textFile'),
        page: pageText.current ?? words,
      });
    },
    [current],
  );
  const takeWords = useCallback((text: PageText) => {
    pageText.current = text;
  }, []);
  return { makeDocument, takeWords };
}
