import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { HeldBack, MarkedGate } from '../../access/marked-gate.tsx';
import { PlanGate } from '../../access/plan-gate.tsx';
import { CarbonLabel } from '../../footprint/carbon-label.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useRowSelection } from '../../ui/choice/row-selection.ts';
import type { Column } from '../../ui/table/table.tsx';
import { useReportWords } from '../report-words.ts';
import { ReportEntries } from './report-entries.tsx';
import { CountedSoFar } from './counted-so-far.tsx';
import { isCountedSoFar, leadingFigure } from './report-figure.ts';
import type { ReportListProps } from './report-list-props.ts';
import { ReportMarks } from './report-marks.tsx';
import { ReportName } from './report-name.tsx';
import styles from './report-overview.module.css';

export function ReportTable({ reports, actions, isBin }: ReportListProps) {
  const text = useText('reports/overview');
  const selection = useRowSelection();
  const columns = useColumns(isBin);
  const then = async (action: Promise<boolean>): Promise<void> => {
    if (await action) selection.clear();
  };
  const marked = reports.filter(({ id }) => selection.chosen.has(id));
  const ids = marked.filter(actions.mayChange).map(({ id }) => id);
  const [label, icon] = isBin ? ([text('restore'), 'undo'] as const) : ([text('delete'), 'bin'] as const);
  return (
    <DataTable
      caption={text('shown')}
      columns={columns}
      rows={reports}
      keyOf={({ id }) => id}
      selection={{
        ...selection,
        nameOf: ({ name }) => name,
        actions: (
          <>
            <HeldBack marked={marked.length} open={ids.length} />
            <PlanGate feature="monthly_sales_reports" label={label} size="small">
              <MarkedGate open={ids.length} label={label} size="small">
                <Button
                  size="small"
                  icon={icon}
                  busy={actions.isBusy}
                  {...(!isBin && { variant: 'danger' })}
                  onClick={() => void then(isBin ? actions.restore(ids) : actions.remove(ids))}
                >
                  {label}
                </Button>
              </MarkedGate>
            </PlanGate>
          </>
        ),
      }}
      renderActions={(report) => <ReportEntries report={report} actions={actions} isBin={isBin} />}
    />
  );
}

function useColumns(isBin: boolean): Column<ReportSummary>[] {
  const text = useText('reports/overview');
  const format = useFormat();
  const words = useReportWords();
  return [
    {
      id: 'name',
      label: text('name'),
      names: true,
      cell: (report) => (
        <>
          <ReportName report={report} isBin={isBin} />
          <span className={styles.under}>
            <span>{words.kindOf(report)}</span>
            <ReportMarks report={report} />
          </span>
        </>
      ),
    },
    { id: 'timespan', label: text('timespan'), cell: (report) => words.timespanOf(report) },
    {
      id: 'figure',
      label: text('figure'),
      cell: (report) => {
        const { grams, per } = leadingFigure(report);
        if (report.status === 'draft') return <span className={styles.per}>–</span>;
        if (isCountedSoFar(report)) return <CountedSoFar report={report} />;
        return (
          <span className={styles.figure}>
            <CarbonLabel level={report.level} co2={grams} size="small" />
            <span className={styles.per}>{text(`per.${per}`)}</span>
          </span>
        );
      },
    },
    {
      id: 'servings',
      label: text('servings'),
      numeric: true,
      wideOnly: true,
      cell: ({ totalServings, variety }) =>
        totalServings === null || variety !== 'sales' ? '–' : format.number(totalServings, { most: 1 }),
    },
    { id: 'changed', label: text('changed'), wideOnly: true, cell: ({ updatedAt }) => format.ago(updatedAt) },
  ];
}
