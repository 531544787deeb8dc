import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ReactNode } from 'react';
import type { AskAboutClaims } from '../../claims/use-claims-question.tsx';
import { exportSvg } from '../../exports/export-document.ts';
import { formatEntries, svgEntry } from '../../exports/format-entries.ts';
import { printPage } from '../../exports/print-page.ts';
import { SheetBar } from '../../exports/sheet-bar.tsx';
import type { Exporting } from '../../exports/use-export.ts';
import { workbookOf } from '../../exports/workbook.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { MenuEntry } from '../../ui/opened/menu-entry.ts';
import type { MatrixToTake } from './allergen-view.tsx';

interface AllergenBarProps {
  /** Null until the sheet stands. */
  ready: MatrixToTake | null;
  exporting: Exporting;
  /** About the names on it, before they leave the product. */
  ask: AskAboutClaims;
  language: Language;
  onLanguage: (language: Language) => void;
  /** The way back. */
  children: ReactNode;
}

/** Above the sheet of allergens. */
export function AllergenBar({ ready, exporting, ask, language, onLanguage, children }: AllergenBarProps) {
  const text = useText('menus/allergens');
  const exports = useText('exports');
  return (
    <SheetBar
      words={{ actions: text('actions'), language: text('language'), print: text('print') }}
      downloads={ready && downloads(ready, { exporting, ask, text, exports })}
      onPrint={() => ask('export', printPage)}
      language={language}
      onLanguage={onLanguage}
      back={children}
    />
  );
}

interface Taking {
  exporting: Exporting;
  ask: AskAboutClaims;
  text: ReturnType<typeof useText<'menus/allergens'>>;
  exports: ReturnType<typeof useText<'exports'>>;
}

function downloads({ document, tables }: MatrixToTake, { exporting, ask, text, exports }: Taking): MenuEntry[] {
  const stem = fileNameStem({ ...document.fileName, fullReport: null, variant: null });
  return [
    ...formatEntries(exports, (format) => ask('export', () => void exporting.download({ ...document, format }))),
    svgEntry(exports, () => ask('export', () => void exporting.downloadMade((options) => exportSvg(document, options)))),
    {
      id: 'xlsx',
      label: 'XLSX',
      hint: text('xlsxHint'),
      icon: 'list',
      apart: true,
      onAction: () =>
        ask(
          'export',
          () => void exporting.downloadMade(async () => ({ name: `${stem}.xlsx`, content: await workbookOf(tables()) })),
        ),
    },
  ];
}
