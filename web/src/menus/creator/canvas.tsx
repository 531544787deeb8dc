import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import type { ColumnType } from '@plateprint/shared/menus/menu.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { memo, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import '../../exports/export-ground.css';
import '../page/menu-page.css';
import type { MenuLook } from '../page/menu-look.ts';
import { MenuSheet } from '../page/menu-sheet.tsx';
import { blockName } from './block-name.ts';
import { BlockSlot } from './block-slot.tsx';
import styles from './canvas.module.css';
import type { MenuCreator } from './use-menu-creator.ts';
import type { MenuSheets } from './use-menu-sheets.ts';

interface CanvasProps extends Pick<MenuCreator, 'dispatch'> {
  columnType: ColumnType;
  look: MenuLook;
  sheets: MenuSheets;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  watch: (id: string, element: HTMLElement) => () => void;
}

/** The pages at their real proportions, as large as their place lets them be; drawn anew only when they change. */
export const Canvas = memo(function Canvas({ dispatch, columnType, look, sheets, chosen, onChoose, watch }: CanvasProps) {
  const text = useText('menus/creator');
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = PAGE_SIZES[look.orientation].render;
  const zoom = useZoom(place, width);
  const slot = (block: MenuBlock): ReactNode => {
    const name = blockName(block, { language: look.settings.language, dishes: look.dishes, text });
    return (
      <BlockSlot
        key={block._id}
        block={block}
        name={name}
        look={look}
        isChosen={chosen === block._id}
        isTooHigh={sheets.tooHigh.has(block._id)}
        onChoose={onChoose}
        watch={watch}
        dispatch={dispatch}
        choose={text('choose', { name })}
        kind={text(`kind.${block.kind}`)}
        tooHigh={text('tooHigh')}
      />
    );
  };
  const count = sheets.sheets.length;
  return (
    <div ref={place} className={styles.canvas}>
      {sheets.sheets.map((sheet, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page is its number
        <section key={index} className={styles.place} aria-label={text('pageNumber', { page: index + 1, pages: count })}>
          {index > 0 && <p className={styles.told}>{text('overflow')}</p>}
          <div className={styles.paper} style={{ width: width * zoom, height: height * zoom }}>
            <div
              data-export-page={look.orientation}
              className={styles.scaled}
              lang={localeOf(look.settings.language)}
              style={{ transform: `scale(${zoom})` }}
            >
              <LanguageProvider language={look.settings.language}>
                <Suspense>
                  <MenuSheet
                    sheet={sheet}
                    look={look}
                    blocks={sheets.blocks}
                    columnType={columnType}
                    page={index + 1}
                    pages={count}
                    slot={slot}
                  />
                </Suspense>
              </LanguageProvider>
            </div>
            {sheets.blocks.size === 0 && <p className={styles.hint}>{text('emptyPage')}</p>}
          </div>
        </section>
      ))}
    </div>
  );
});

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
