import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { Sheet } from '@plateprint/shared/menus/sheets/sheet-parts.ts';
import type { ColumnType } from '@plateprint/shared/menus/menu.ts';
import { memo, type ReactNode, Suspense } from 'react';
import { LanguageProvider } from '../../../platform/i18n/language-context.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { MenuLook } from '../../page/menu-look.ts';
import { MenuSheet } from '../../page/menu-sheet.tsx';
import { blockName } from './block-name.ts';
import { BlockSlot } from './block-slot.tsx';
import styles from './canvas.module.css';
import { isSameSheet } from './is-same-sheet.ts';
import type { MenuCreator } from '../state/use-menu-creator.ts';

export interface CreatorSheetProps extends Pick<MenuCreator, 'dispatch'> {
  sheet: Sheet;
  /** Of all pages: those of this one are looked at. */
  blocks: ReadonlyMap<string, MenuBlock>;
  tooHigh: ReadonlySet<string>;
  chosen: string | null;
  look: MenuLook;
  columnType: ColumnType;
  zoom: number;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** It begins where a page break stands, not because the one before was full. */
  isMeant: boolean;
  onChoose: (id: string | null) => void;
  watch: (id: string, element: HTMLElement) => () => void;
}

/** One page of the creator. A key pressed in a block of one page draws no other page anew. */
export const CreatorSheet = memo(function CreatorSheet(props: CreatorSheetProps) {
  const { sheet, blocks, tooHigh, chosen, look, columnType, zoom, page, pages, isMeant, onChoose, watch, dispatch } = props;
  const text = useText('menus/creator');
  const format = useFormat();
  const { width, height } = PAGE_SIZES[look.orientation].render;
  const { language } = look.settings;
  const slot = (block: MenuBlock): ReactNode => {
    const name = blockName(block, { language, dishes: look.dishes, text });
    return (
      <BlockSlot
        key={block._id}
        block={block}
        name={name}
        look={look}
        isChosen={chosen === block._id}
        isTooHigh={tooHigh.has(block._id)}
        onChoose={onChoose}
        watch={watch}
        dispatch={dispatch}
        choose={text('choose', { name })}
        move={text('drag.handle', { name })}
        kind={text(`kind.${block.kind}`)}
        write={`${text(`kind.${block.kind}`)}${format.colon} ${name}`}
        tooHigh={text('tooHigh')}
      />
    );
  };
  return (
    <section className={styles.place} aria-label={text('pageNumber', { page, pages })}>
      {page > 1 && (
        <p className={styles.notice} data-meant={isMeant || undefined}>
          {text(isMeant ? 'broken' : 'overflow')}
        </p>
      )}
      <div className={styles.paper} style={{ width: width * zoom, height: height * zoom }}>
        <div
          data-export-page={look.orientation}
          className={styles.scaled}
          lang={localeOf(language)}
          style={{ transform: `scale(${zoom})`, ['--zoom' as string]: zoom }}
        >
          <LanguageProvider language={language}>
            <Suspense>
              <MenuSheet
                sheet={sheet}
                look={look}
                blocks={blocks}
                columnType={columnType}
                page={page}
                pages={pages}
                slot={slot}
              />
            </Suspense>
          </LanguageProvider>
        </div>
        {blocks.size === 0 && <p className={styles.hint}>{text('emptyPage')}</p>}
      </div>
    </section>
  );
}, isSameSheet);
