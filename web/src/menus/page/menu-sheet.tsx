import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { SHEET_EDGE, type Sheet } from '@plateprint/shared/menus/sheets/sheet-parts.ts';
import type { ColumnType } from '@plateprint/shared/menus/menu.ts';
import type { ReactNode } from 'react';
import { BlockView } from './block-view.tsx';
import { MenuBackground } from './menu-background.tsx';
import { MenuFoot } from './menu-foot.tsx';
import type { MenuLook } from './menu-look.ts';

interface MenuSheetProps {
  sheet: Sheet;
  look: MenuLook;
  blocks: ReadonlyMap<string, MenuBlock>;
  columnType: ColumnType;
  page: number;
  pages: number;
  /** Draws a block, where it is more than looked at: in the creator. */
  slot?: (block: MenuBlock) => ReactNode;
}

/** One page of a menu at its render size. It takes all it shows from its props: the creator, files and thumbnails share it. */
export function MenuSheet({ sheet, look, blocks, columnType, page, pages, slot }: MenuSheetProps) {
  const { settings, orientation } = look;
  const still = (block: MenuBlock): ReactNode => (
    <div key={block._id} className="menu-block">
      <BlockView block={block} look={look} />
    </div>
  );
  const column = (ids: readonly string[], again?: string): ReactNode => {
    const heading = again === undefined ? undefined : blocks.get(again);
    return [
      ...(heading ? [still(heading)] : []),
      ...ids.map((id) => {
        const block = blocks.get(id);
        return block && (slot ?? still)(block);
      }),
    ];
  };
  // In the creator an empty column takes what is dropped into it.
  const isOpen = (ids: readonly string[]): boolean => slot !== undefined && page === 1 && ids.length === 0;
  return (
    <div
      className={`menu-sheet menu-${settings.typeface} menu-on-${orientation.startsWith('tv') ? 'screen' : 'paper'}`}
      style={{ color: settings.ink, fontSize: `${(orientation.startsWith('tv') ? 19 : 16) * settings.textScale}px` }}
    >
      <MenuBackground look={look} />
      <div className="menu-inside" style={{ padding: `${SHEET_EDGE.top}px ${SHEET_EDGE.side}px ${SHEET_EDGE.bottom}px` }}>
        <div className="menu-body">
          {sheet.head.length > 0 && <div className="menu-head">{column(sheet.head)}</div>}
          <div className={columnType === 'inline' ? 'menu-columns' : 'menu-column'}>
            <div className="menu-column" {...(isOpen(sheet.first) && { 'data-drop-column': 'blocks' })}>
              {column(sheet.first, sheet.again?.first)}
            </div>
            {columnType === 'inline' && (
              <div className="menu-column" {...(isOpen(sheet.second) && { 'data-drop-column': 'secondBlocks' })}>
                {column(sheet.second, sheet.again?.second)}
              </div>
            )}
          </div>
        </div>
        {(settings.showChip || pages > 1) && <MenuFoot look={look} page={page} pages={pages} />}
      </div>
    </div>
  );
}
