import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { menuPages, tooHigh } from '@plateprint/shared/menus/sheets/menu-sheets.ts';
import type { Sheet } from '@plateprint/shared/menus/sheets/sheet-parts.ts';
import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { useMemo } from 'react';

export interface MenuSheets {
  sheets: readonly Sheet[];
  blocks: ReadonlyMap<string, MenuBlock>;
  tooHigh: ReadonlySet<string>;
}

/** The pages of a menu by the heights of its blocks; a block that is not measured yet counts as nothing. */
export function useMenuSheets(page: MenuPage, heights: ReadonlyMap<string, number>): MenuSheets {
  const { blocks, secondBlocks, options, settings } = page;
  return useMemo(() => {
    const measured = (each: readonly MenuBlock[]) => each.map(({ _id, kind }) => ({ _id, kind, height: heights.get(_id) ?? 0 }));
    const [first, second] = [measured(blocks), measured(secondBlocks)];
    const { orientation, columnType } = options;
    const { sheets, height } = menuPages({ orientation, columnType, hasChip: settings.showChip, first, second });
    return {
      sheets,
      blocks: new Map([...blocks, ...secondBlocks].map((block) => [block._id, block])),
      tooHigh: new Set(tooHigh([...first, ...second], height)),
    };
  }, [blocks, secondBlocks, options, settings.showChip, heights]);
}
