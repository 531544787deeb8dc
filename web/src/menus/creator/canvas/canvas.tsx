import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import type { Sheet } from '@plateprint/shared/menus/sheets/sheet-parts.ts';
import type { ColumnType } from '@plateprint/shared/menus/menu.ts';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import '../../../exports/export-ground.css';
import '../../page/menu-page.css';
import type { MenuLook } from '../../page/menu-look.ts';
import styles from './canvas.module.css';
import { CreatorSheet } from './creator-sheet.tsx';
import type { MenuCreator } from '../state/use-menu-creator.ts';
import type { MenuSheets } from './use-menu-sheets.ts';

interface CanvasProps extends Pick<MenuCreator, 'dispatch'> {
  columnType: ColumnType;
  look: MenuLook;
  sheets: MenuSheets;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  watch: (id: string, element: HTMLElement) => () => void;
}

/** The pages at their real proportions, as large as their place lets them be. */
export const Canvas = memo(function Canvas({ sheets: { sheets, blocks, tooHigh }, look, ...rest }: CanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const zoom = useZoom(place, PAGE_SIZES[look.orientation].render.width);
  return (
    <div ref={place} className={styles.canvas} data-drop-surface="page">
      {sheets.map((sheet, index) => (
        <CreatorSheet
          key={index}
          sheet={sheet}
          blocks={blocks}
          tooHigh={tooHigh}
          look={look}
          zoom={zoom}
          page={index + 1}
          pages={sheets.length}
          isMeant={endsInBreak(sheets[index - 1], blocks)}
          {...rest}
        />
      ))}
    </div>
  );
});

function endsInBreak(sheet: Sheet | undefined, blocks: MenuSheets['blocks']): boolean {
  return [sheet?.first, sheet?.second].some((ids) => blocks.get(ids?.at(-1) ?? '')?.kind === 'page_break');
}

/** Px between the page and the edge of its place. */
const ROOM = 2;

function useZoom(place: React.RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = (): void => setRoom(element.clientWidth - ROOM);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room <= 0 ? 0.5 : Math.min(1, room / width);
}
