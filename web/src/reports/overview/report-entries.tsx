import type { ReportSummary } from '@plateprint/shared/reports/report.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { RenameReport } from './rename-report.tsx';
import type { ReportDeeds } from './use-report-deeds.ts';

/** What can be done with a report from outside of it; in the bin, to take it out. */
export function ReportEntries({ report, deeds, isBin }: { report: ReportSummary; deeds: ReportDeeds; isBin: boolean }) {
  const text = useText('reports/overview');
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = report;
  if (isBin) {
    return (
      <Button size="small" icon="undo" aria-label={text('restoreOne', { name })} onClick={() => void deeds.restore([id])}>
        {text('restore')}
      </Button>
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
          { id: 'rename', label: text('rename'), icon: 'tag', onAction: () => setRenaming(true) },
          {
            id: 'delete',
            label: text('delete'),
            icon: 'bin',
            danger: true,
            apart: true,
            onAction: () => void deeds.remove([id]),
          },
        ]}
      />
      {isRenaming && (
        <RenameReport name={name} onRename={async (to) => deeds.rename(id, to)} onClose={() => setRenaming(false)} />
      )}
    </>
  );
}
