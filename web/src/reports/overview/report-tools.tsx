import { ReportCategory, ReportType, ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import type { OverviewView } from '@plateprint/shared/users/user.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { useSettings } from '../../users/use-settings.ts';
import styles from './report-overview.module.css';
import { useReportFilter } from './use-report-filter.ts';

interface ToolsProps {
  typed: string;
  onType: (typed: string) => void;
  count: number | null;
  hasMore: boolean;
}

/** The filters of the list: each a field of the report, with the values it may have. */
const NARROWINGS = {
  variety: ReportVariety.options,
  type: ReportType.options,
  category: ReportCategory.options,
  status: ReportStatus.options,
} as const;

/** Search, filters, how many there are, and the choice between tiles and list, which is remembered with the person. */
export function ReportTools({ typed, onType, count, hasMore }: ToolsProps) {
  const text = useText('reports/overview');
  const { settings, change: remember } = useSettings();
  const { filter } = useReportFilter();
  return (
    <div className={styles.tools}>
      {filter.bin !== true && (
        <>
          <search className={styles.search}>
            <SearchField label={text('search')} value={typed} onChange={onType} slashFocuses />
          </search>
          <Narrowing by="variety" />
          <Narrowing by="type" />
          <Narrowing by="category" />
          <Narrowing by="status" />
        </>
      )}
      <p className={styles.count} role="status">
        {count !== null && (hasMore ? text('countSoFar', { count: String(count) }) : text('count', { count }))}
      </p>
      <SegmentedControl<OverviewView>
        label={text('view')}
        value={settings.overviewsSettings.reports}
        segments={[
          { value: 'tile', label: text('tiles'), icon: 'grid', iconOnly: true },
          { value: 'list', label: text('list'), icon: 'list', iconOnly: true },
        ]}
        onChange={(reports) => remember({ overviewsSettings: { reports } })}
      />
    </div>
  );
}

function Narrowing({ by }: { by: keyof typeof NARROWINGS }) {
  const text = useText('reports/overview');
  const { filter, change } = useReportFilter();
  const values: readonly string[] = NARROWINGS[by];
  return (
    <div className={styles.filter}>
      <NativeSelect<string>
        label={text(`by.${by}`)}
        hideLabel
        value={filter[by] ?? 'any'}
        choices={[
          { value: 'any', label: text(`any.${by}`) },
          ...values.map((value) => ({ value, label: text(`value.${value as 'sales'}`) })),
        ]}
        onChange={(value) => change({ [by]: value === 'any' ? undefined : value })}
      />
    </div>
  );
}
