import type { ExportDocument } from '../../../exports/export-page.ts';
import css from '../../page/menu-page.css?inline';
import type { MenuLook } from '../../page/menu-look.ts';
import { MenuSheet } from '../../page/menu-sheet.tsx';
import type { CreatorState } from '../state/creator-state.ts';
import { menuTextTables, type PageText } from './menu-text-tables.ts';
import type { MenuSheets } from './use-menu-sheets.ts';

interface Words {
  /** In the language of the interface, for the file's name. */
  kind: string;
  fullMenu: string;
  textFile: string;
  /** In the language of the menu. */
  page: PageText;
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
    fileName: { kind: words.kind, name: draft.name, fullReport: words.fullMenu, variant: words.textFile },
    textTables: () => menuTextTables(draft, look, words.page),
  };
}
