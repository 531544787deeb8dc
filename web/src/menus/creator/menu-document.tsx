import { co2Text } from '@plateprint/shared/footprint/co2-display.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { textIn } from '@plateprint/shared/menus/local-text.ts';
import { nameIn } from '@plateprint/shared/recipes/recipe-name-in.ts';
import type { ExportDocument, TextTable } from '../../exports/export-page.ts';
import css from '../page/menu-page.css?inline';
import type { MenuLook } from '../page/menu-look.ts';
import { MenuSheet } from '../page/menu-sheet.tsx';
import type { CreatorState } from './creator-state.ts';
import type { MenuSheets } from './use-menu-sheets.ts';

interface Words {
  kind: string;
  fullMenu: string;
  dish: string;
  price: string;
  footprint: string;
}

/** A menu as the export engine takes it: the pages of the creator, and the same in plain tables. */
export function menuDocument(
  { draft }: Pick<CreatorState, 'draft'>,
  { look, sheets }: { look: MenuLook; sheets: MenuSheets },
  words: Words,
): Omit<ExportDocument, 'format'> {
  return {
    pages: sheets.sheets.map((sheet, index, all) => ({
      orientation: look.orientation,
      content: (
        <MenuSheet
          sheet={sheet}
          look={look}
          blocks={sheets.blocks}
          columnType={draft.options.columnType}
          page={index + 1}
          pages={all.length}
        />
      ),
    })),
    styles: [css],
    language: draft.settings.language,
    title: draft.name,
    fileName: { kind: words.kind, name: draft.name, fullReport: words.fullMenu },
    textTables: textTables(draft, look, words),
  };
}

/** A table to each course; words between them as paragraphs. */
function textTables(draft: CreatorState['draft'], { dishes, settings }: MenuLook, words: Words): TextTable[] {
  const { language } = settings;
  const tables: { heading?: string; paragraphs: string[]; rows: string[][] }[] = [{ paragraphs: [], rows: [] }];
  for (const block of [...draft.blocks, ...draft.secondBlocks]) {
    if (block.kind === 'title' || block.kind === 'course')
      tables.push({ heading: textIn(block.texts, language), paragraphs: [], rows: [] });
    const table = tables.at(-1);
    if (block.kind === 'text') table?.paragraphs.push(textIn(block.texts, language));
    if (block.kind === 'recipe') {
      const dish = dishes.get(block.recipeId);
      const name = textIn(block.names, language) || nameIn(dish?.names ?? [], language);
      table?.rows.push([name, block.price, co2Text(dish?.co2PerPortion?.value ?? null, localeOf(language))]);
    }
  }
  return tables
    .filter(({ heading, paragraphs, rows }) => heading || paragraphs.length > 0 || rows.length > 0)
    .map(({ rows, ...rest }) => ({
      ...rest,
      ...(rows.length > 0 && { head: [words.dish, words.price, words.footprint], rows, numeric: [1, 2] }),
    }));
}
