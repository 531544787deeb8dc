import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import type { CsvForm } from '@plateprint/shared/kernel/csv.ts';
import { useCsvChoice } from '../../exports/csv-choice.tsx';
import { ExportLoader } from '../../exports/export-loader.tsx';
import { useExport } from '../../exports/use-export.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Icon } from '../../ui/control/icon.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { ComparedKind, ComparisonEndpoint } from './compared-kind.ts';

interface ComparisonDownloadProps {
  kind: ComparedKind;
  endpoint: ComparisonEndpoint;
  asked: { params: { id: string }; query: object };
  comparison: Comparison;
}

/** The whole comparison as a file, every row of it, with what it rests on in its head. */
export function ComparisonDownload({ kind, endpoint, asked, comparison }: ComparisonDownloadProps) {
  const text = useText('dashboard/comparison');
  const language = useLanguage();
  const exporting = useExport();
  const csv = useCsvChoice();
  const take = async (format: CsvForm | 'xlsx'): Promise<void> => {
    await exporting.downloadMade(async ({ signal }) => {
      const { comparisonFile } = await import('./comparison-file.ts');
      return comparisonFile({ format, kind, language, endpoint, asked, ...(signal && { signal }) });
    });
  };
  if (comparison.totals.rows === 0) return null;
  return (
    <>
      <Menu
        label={text('file.download')}
        entries={[
          { id: 'xlsx', label: 'XLSX', hint: text('file.xlsx'), icon: 'list', onAction: () => void take('xlsx') },
          { id: 'csv', label: 'CSV', hint: text('file.csv'), icon: 'list', onAction: () => csv.ask((form) => void take(form)) },
        ]}
      >
        <Icon name="download" />
        {text('file.download')}
      </Menu>
      {csv.dialog}
      <ExportLoader exporting={exporting} />
    </>
  );
}
