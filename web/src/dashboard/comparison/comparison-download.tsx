import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { useExport } from '../../exports/use-export.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
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
  const { downloadMade } = useExport();
  const take = async (format: 'csv' | 'xlsx'): Promise<void> => {
    await downloadMade(async ({ signal }) => {
      const { comparisonFile } = await import('./comparison-file.ts');
      return comparisonFile({ format, kind, language, endpoint, asked, ...(signal && { signal }) });
    });
  };
  if (comparison.totals.rows === 0) return null;
  return (
    <Menu
      label={text('file.download')}
      entries={[
        { id: 'xlsx', label: 'XLSX', hint: text('file.xlsx'), icon: 'list', onAction: () => void take('xlsx') },
        { id: 'csv', label: 'CSV', hint: text('file.csv'), icon: 'list', onAction: () => void take('csv') },
      ]}
    >
      <Icon name="download" />
      {text('file.download')}
    </Menu>
  );
}
