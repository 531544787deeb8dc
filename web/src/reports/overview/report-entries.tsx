import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PlanGate } from '../../access/plan-gate.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { RenameReport } from './rename-report.tsx';
import type { ReportActions } from './use-report-actions.ts';

/** The actions on a report from outside of it; in the bin, to take it out. */
export function ReportEntries({ report, actions, isBin }: { report: ReportSummary; actions: ReportActions; isBin: boolean }) {
  const text = useText('reports/overview');
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = report;
  if (isBin) {
    return (
      <PlanGate feature="monthly_sales_reports" label={text('restore')} size="small">
        <Button size="small" icon="undo" aria-label={text('restoreOne', { name })} onClick={() => void actions.restore([id])}>
          {text('restore')}
        </Button>
      </PlanGate>
    );
  }
  return (
    <>
      <Menu
        label={text('of', { name })}
        size="small"
        entries={[
          {
            id: 'open',
            label: text('open'),
            icon: 'edit',
            onAction: () => void navigate({ to: '/reports/report/{-$id}', params: { id } }),
          },
          ...(actions.mayChange(report)
            ? [
                { id: 'rename', label: text('rename'), icon: 'tag' as const, onAction: () => setRenaming(true) },
                {
                  id: 'delete',
                  label: text('delete'),
                  icon: 'bin' as const,
                  danger: true,
                  apart: true,
                  onAction: () => void actions.remove([id]),
                },
              ]
            : []),
        ]}
      />
      {isRenaming && (
        <RenameReport name={name} onRename={async (to) => actions.rename(id, to)} onClose={() => setRenaming(false)} />
      )}
    </>
  );
}
