import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ExportDocument } from '../../exports/export-page.ts';
import { useText } from '../../i18n/use-text.ts';
import type { MenuLook } from '../page/menu-look.ts';
import { menuDocument } from './menu-document.tsx';
import type { MenuCreator } from './use-menu-creator.ts';
import type { MenuSheets } from './use-menu-sheets.ts';

export type MakeDocument = () => Omit<ExportDocument, 'format'>;

/** @returns how to make the menu as the export engine takes it, as it stands then; nothing is made while somebody types. */
export function useMenuDocument({ current }: Pick<MenuCreator, 'current'>, look: MenuLook, sheets: MenuSheets): MakeDocument {
  const creator = useText('menus/creator');
  const page = useText('menus/page');
  const latest = useRef({ look, sheets, creator, page });
  useLayoutEffect(() => {
    latest.current = { look, sheets, creator, page };
  }, [look, sheets, creator, page]);
  return useCallback(() => {
    const { creator: own, page: words, ...shown } = latest.current;
    return menuDocument(current(), shown, {
      kind: words('kind'),
      fullMenu: own('fullMenu'),
      dish: words('dish'),
      price: words('price'),
      footprint: words('footprint'),
    });
  }, [current]);
}
