import type { ExportFormat } from '@plateprint/shared/exports/export-format.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { recipeJsonLd } from '@plateprint/shared/recipes/summary/recipe-json-ld.ts';
import type { ReactNode } from 'react';
import type { AskAboutClaims } from '../../claims/use-claims-question.tsx';
import { useCsvChoice } from '../../exports/csv-choice.tsx';
import { exportSvg } from '../../exports/export-document.ts';
import { formatEntries, svgEntry } from '../../exports/format-entries.ts';
import { saveFile } from '../../exports/save-file.ts';
import { printPage } from '../../exports/print-page.ts';
import { SheetBar } from '../../exports/sheet-bar.tsx';
import type { Exporting } from '../../exports/use-export.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { MenuEntry } from '../../ui/opened/menu-entry.ts';
import type { SheetToTake } from './recipe-sheet-view.tsx';
import { useRecipeLabel } from './sheet/recipe-label.tsx';

interface SummaryBarProps {
  /** Null until the sheet stands. */
  ready: SheetToTake | null;
  exporting: Exporting;
  /** About the dish's names, before they leave the product. */
  ask: AskAboutClaims;
  language: Language;
  onLanguage: (language: Language) => void;
  /** The way back, at the left. */
  children?: ReactNode;
}

/** Above the recipe's sheet. */
export function SummaryBar({ ready, exporting, ask, language, onLanguage, children }: SummaryBarProps) {
  const text = useText('recipes/summary');
  const exports = useText('exports');
  const label = useRecipeLabel(ready?.sheet.recipe.id ?? '');
  const csv = useCsvChoice();
  return (
    <SheetBar
      words={{ actions: text('actions'), language: text('language'), print: text('print') }}
      downloads={ready && [...downloads(ready, { exporting, ask, text, exports, csv }), label.entry]}
      onPrint={() => ask('export', printPage)}
      language={language}
      onLanguage={onLanguage}
      isSticky
      back={children}
    >
      {ready && label.dialog}
      {csv.dialog}
    </SheetBar>
  );
}

interface Taking {
  exporting: Exporting;
  ask: AskAboutClaims;
  text: ReturnType<typeof useText<'recipes/summary'>>;
  exports: ReturnType<typeof useText<'exports'>>;
  csv: ReturnType<typeof useCsvChoice>;
}

function downloads({ document, csvAs, sheet }: SheetToTake, { exporting, ask, text, exports, csv }: Taking): MenuEntry[] {
  const stem = fileNameStem({ ...document.fileName, fullReport: null, variant: null });
  const save = (ending: string, content: string, type: string): void =>
    saveFile({ name: `${stem}.${ending}`, content: new Blob([content], { type }) });
  const asked = (take: () => void) => (): void => ask('export', take);
  return [
    ...formatEntries(exports, (format: ExportFormat) => ask('export', () => void exporting.download({ ...document, format }))),
    svgEntry(
      exports,
      asked(() => void exporting.downloadMade((options) => exportSvg(document, options))),
    ),
    {
      id: 'csv',
      label: 'CSV',
      hint: text('csvHint'),
      icon: 'list',
      apart: true,
      onAction: asked(() => csv.ask((form) => save('csv', csvAs(form), 'text/csv;charset=utf-8'))),
    },
    {
      id: 'json-ld',
      label: 'JSON-LD',
      hint: text('jsonLdHint'),
      icon: 'globe',
      onAction: asked(() => save('json', JSON.stringify(recipeJsonLd(sheet), null, 2), 'application/ld+json')),
    },
  ];
}
