import { csvOf, type CsvForm } from '@plateprint/shared/kernel/csv.ts';
import type { ExportFormat } from '@plateprint/shared/exports/export-format.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import { useState } from 'react';
import { useCsvChoice } from '../../exports/csv-choice.tsx';
import type { ExportPage, TextTable } from '../../exports/export-page.ts';
import { ExportLoader } from '../../exports/export-loader.tsx';
import { formatEntries } from '../../exports/format-entries.ts';
import { saveFile } from '../../exports/save-file.ts';
import { useExport } from '../../exports/use-export.ts';
import { LIST_STYLES, MeasuredPages } from '../../exports/use-list-pages.tsx';
import { type FigureTable, workbookOf } from '../../exports/workbook.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import styles from './kitchen.module.css';

interface ListFilesProps {
  title: string;
  lead: string;
  tables: () => TextTable[];
  figures: () => FigureTable[];
}

/** Everything that a list can be taken away as: pages, plain text, a workbook and CSV. */
export function ListFiles({ title, lead, tables, figures }: ListFilesProps) {
  const exports = useText('exports');
  const text = useText('calendar/kitchen');
  const language = useLanguage();
  const exporting = useExport();
  const csv = useCsvChoice();
  const [wanted, setWanted] = useState<{ format: ExportFormat; tables: TextTable[] } | null>(null);
  const fileName = { kind: title, name: lead, fullReport: text('allPages'), variant: exports('textFile') };
  const stem = fileNameStem({ ...fileName, fullReport: null, variant: null });
  const take = (pages: ExportPage[]): void => {
    if (!wanted) return;
    const textTables = (): TextTable[] => [{ paragraphs: [lead] }, ...wanted.tables];
    setWanted(null);
    void exporting.download({ pages, styles: LIST_STYLES, format: wanted.format, language, title, fileName, textTables });
  };
  const saveCsv = (form: CsvForm): void => {
    const [table] = figures();
    if (!table) return;
    const content = csvOf([table.head, ...table.rows], form);
    saveFile({ name: `${stem}.csv`, content: new Blob([content], { type: 'text/csv;charset=utf-8' }) });
  };
  const entries = [
    ...formatEntries(exports, (format) => setWanted({ format, tables: tables() })),
    {
      id: 'xlsx',
      label: 'XLSX',
      hint: text('xlsxHint'),
      icon: 'list' as const,
      apart: true,
      onAction: () => void exporting.downloadMade(async () => ({ name: `${stem}.xlsx`, content: await workbookOf(figures()) })),
    },
    { id: 'csv', label: 'CSV', hint: text('csvHint'), icon: 'list' as const, onAction: () => csv.ask(saveCsv) },
  ];
  return (
    <div className={styles.files}>
      {wanted && <MeasuredPages title={title} lead={lead} tables={wanted.tables} onPages={take} />}
      <Menu label={exports('download')} variant="secondary" icon="download" entries={entries} />
      {csv.dialog}
      <ExportLoader exporting={exporting} />
    </div>
  );
}
