import { isUnderWay } from '@plateprint/shared/exports/export-state.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { ProgressBar } from '../ui/chart/progress-bar.tsx';
import type { Exporting } from './use-export.ts';

/** How far an export is, with a way to call it off; and that it failed, when it did. */
export function ExportLoader({ exporting: { state, cancel, forget } }: { exporting: Exporting }) {
  const text = useText('exports');
  const ui = useText('ui');
  const failed = state.kind === 'failed' ? state.problem : null;
  const label =
    state.kind === 'building' && state.totalPages > 1
      ? text('page', { page: state.page, pages: state.totalPages })
      : text('preparing');
  return (
    <>
      <Dialog title={text('title')} isOpen={isUnderWay(state)} onClose={cancel} role="alertdialog">
        <ProgressBar
          label={label}
          share={state.kind === 'building' && state.totalPages > 1 ? (state.page - 1) / state.totalPages : null}
          onCancel={cancel}
        />
      </Dialog>
      <Dialog
        title={text('failedTitle')}
        isOpen={failed !== null}
        onClose={forget}
        actions={
          <Button variant="primary" onClick={forget}>
            {ui('close')}
          </Button>
        }
      >
        <p>{failed && text(`problem.${failed}`)}</p>
      </Dialog>
    </>
  );
}
