import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { PLAIN_LETTERS } from '@plateprint/shared/footprint/label/lettering.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { headLength } from '@plateprint/shared/menus/sheets/sheet-parts.ts';
import type { CustomLabel, MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { Suspense, useMemo } from 'react';
import '../../exports/export-ground.css';
import { LanguageProvider } from '../../platform/i18n/language-context.tsx';
import { useLabels } from '../../restaurants/use-labels.ts';
import { lookOf } from '../page/menu-look.ts';
import '../page/menu-page.css';
import { MenuSheet } from '../page/menu-sheet.tsx';

interface DrawnPageProps {
  page: MenuPage;
  recipes?: readonly MenuDish[];
  customLabels?: readonly CustomLabel[];
  backgroundUrl?: string | null;
}

const NOTHING: readonly never[] = [];

/** The first page itself, small: nothing of it is read out or can be reached. */
export function DrawnPage({ page, recipes = NOTHING, customLabels = NOTHING, backgroundUrl = null }: DrawnPageProps) {
  const { orientation, columnType } = page.options;
  const { width, height } = PAGE_SIZES[orientation].render;
  const { language } = page.settings;
  const labels = useLabels();
  const { look, sheet, blocks } = useMemo(() => {
    const opening = headLength(page.blocks, columnType);
    const first = untilBreak(page.blocks);
    // One after the other, the second column follows the first; beside it, it begins on the same page.
    const second = columnType === 'inline' || first.length === page.blocks.length ? untilBreak(page.secondBlocks) : [];
    const body = ids(first.slice(opening));
    return {
      look: lookOf({ page, labels, letters: PLAIN_LETTERS, recipes, customLabels, backgroundUrl }),
      sheet: {
        head: ids(first.slice(0, opening)),
        first: columnType === 'inline' ? body : [...body, ...ids(second)],
        second: columnType === 'inline' ? ids(second) : [],
      },
      blocks: new Map([...page.blocks, ...page.secondBlocks].map((block) => [block._id, block])),
    };
  }, [page, labels, recipes, customLabels, backgroundUrl, columnType]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <foreignObject width={width} height={height}>
        <div data-export-page={orientation} lang={localeOf(language)} inert>
          <LanguageProvider language={language}>
            <Suspense>
              <MenuSheet sheet={sheet} look={look} blocks={blocks} columnType={columnType} page={1} pages={1} />
            </Suspense>
          </LanguageProvider>
        </div>
      </foreignObject>
    </svg>
  );
}

function untilBreak(blocks: readonly MenuBlock[]): readonly MenuBlock[] {
  const end = blocks.findIndex(({ kind }) => kind === 'page_break');
  return end === -1 ? blocks : blocks.slice(0, end);
}

function ids(blocks: readonly MenuBlock[]): string[] {
  return blocks.map(({ _id }) => _id);
}
