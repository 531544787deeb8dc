import { readSaveProgress } from '@plateprint/shared/reports/api/report-api.ts';
import { startTransition, useEffect, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { fetchFinalReport } from '../document/view/fetch-final-report.ts';

/** Milliseconds between two looks at how far it is. */
const LOOK_EVERY = 400;

interface SaveProgressProps {
  saveKey: string;
  /** The connection was lost and the save is being sent again. */
  isAgain: boolean;
  onCancel: () => void;
}

/** How far the report's generation is, and a way to call it off. */
export function SaveProgress({ saveKey, isAgain, onCancel }: SaveProgressProps) {
  const text = useText('reports/wizard');
  const [isUnderWay, setUnderWay] = useState(false);
  // After the question before it has gone: each dialog changes what is below it as a whole.
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  // Most saves are done before anybody could look.
  useEffect(() => {
    const timer = setTimeout(() => {
      setUnderWay(true);
      // The next page is fetched while there is time, and not in the task that draws it.
      fetchFinalReport().catch(() => undefined);
    }, LOOK_EVERY);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useRead(
    readSaveProgress,
    { params: { key: saveKey } },
    { enabled: isUnderWay, refreshEvery: () => LOOK_EVERY },
  );
  const share = data && data.total > 0 ? Math.min(1, data.done / data.total) : null;
  return (
    <Dialog role="alertdialog" title={text('progress.title')} isOpen={isShown} onClose={onCancel}>
      <ProgressBar
        label={text(isAgain ? 'progress.again' : `progress.${data?.phase ?? 'waiting'}`)}
        share={isAgain ? null : share}
        onCancel={onCancel}
      />
    </Dialog>
  );
}
