import type { ExportFormat } from '@plateprint/shared/exports/export-format.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import type { SidesChange } from '@plateprint/shared/reports/api/sides-api.ts';
import { type ReactNode, useState } from 'react';
import { ExportLoader } from '../../exports/export-loader.tsx';
import type { ExportPage, TextTable } from '../../exports/export-page.ts';
import { formatEntries } from '../../exports/format-entries.ts';
import { printPage } from '../../exports/print-page.ts';
import { useExport } from '../../exports/use-export.ts';
import { LIST_STYLES, MeasuredPages } from '../../exports/use-list-pages.tsx';
import { workbookOf } from '../../exports/workbook.ts';
import { useDifferenceWords } from '../../footprint/difference-words.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { PaperWaterfall } from './paper-waterfall.tsx';
import { paperTables, sheetTables, type TableWords } from './sides-tables.ts';
import { sidesWords } from './sides-words.ts';

/** What was asked for, laid out once. */
interface Wanted {
  format: ExportFormat;
  figure: ReactNode;
  tables: TextTable[];
}

/** Everything that a comparison can be taken away as: the printed page, pages, plain text and a workbook, which say the same. */
export function SidesDownload({ change }: { change: SidesChange }) {
  const exports = useText('exports');
  const language = useLanguage();
  const words = useTableWords();
  const exporting = useExport();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { text, format } = words;
  const { name: nameOf } = sidesWords(text, format);
  const name = text('file.name', { a: nameOf(change.a), b: nameOf(change.b) });
  const fileName = { kind: text('title'), name, fullReport: exports('fullReport'), variant: exports('textFile') };
  const title = text('title');
  const ask = (asked: ExportFormat): void =>
    setWanted({ format: asked, tables: paperTables(change, words), figure: <PaperWaterfall change={change} words={words} /> });
  const take = (pages: ExportPage[]): void => {
    if (wanted === null) return;
    setWanted(null);
    const textTables = () => [{ paragraphs: [name] }, ...wanted.tables];
    void exporting.download({ pages, styles: LIST_STYLES, format: wanted.format, language, title, fileName, textTables });
  };
  const saveWorkbook = async (): Promise<void> => {
    const stem = fileNameStem({ ...fileName, fullReport: null, variant: null });
    await exporting.downloadMade(async () => ({ name: `${stem}.xlsx`, content: await workbookOf(sheetTables(change, words)) }));
  };
  const entries = [
    { id: 'print', label: text('file.print'), icon: 'print' as const, onAction: printPage },
    ...formatEntries(exports, ask),
    {
      id: 'xlsx',
      label: 'XLSX',
      hint: text('file.xlsx'),
      icon: 'list' as const,
      apart: true,
      onAction: () => void saveWorkbook(),
    },
  ];
  return (
    <>
      {wanted && <MeasuredPages title={title} lead={name} figure={wanted.figure} tables={wanted.tables} onPages={take} />}
      <Menu label={exports('download')} variant="secondary" icon="download" entries={entries} />
      <ExportLoader exporting={exporting} />
    </>
  );
}

function useTableWords(): TableWords {
  return {
    text: useText('dashboard/sides'),
    change: useText('reports/change'),
    foodData: useText('dashboard/food-data'),
    comparison: useText('dashboard/comparison'),
    landUse: useText('footprint/land-use'),
    difference: useDifferenceWords(),
    format: useFormat(),
  };
}
