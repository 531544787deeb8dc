import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { useNavigate } from '@tanstack/react-router';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useReportWords } from '../report-words.ts';
import styles from './wizard.module.css';

interface EditOrReplaceProps {
  existing: ReportSummary | null;
  onClose: () => void;
  onReplace: (id: string) => void;
}

/** A report of the same start is there: work on that one, or make another that takes its place. */
export function EditOrReplace({ existing, onClose, onReplace }: EditOrReplaceProps) {
  const text = useText('reports/wizard');
  const reports = useText('reports');
  const format = useFormat();
  const words = useReportWords();
  const navigate = useNavigate();
  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={text('existing.title')}
      isOpen={existing !== null}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => existing && onReplace(existing.id)}>{text('existing.replace')}</Button>
          <Button
            variant="primary"
            onClick={() =>
              existing &&
              void navigate({ to: '/reports/report/{-$id}', params: { id: existing.id }, search: {}, ignoreBlocker: true })
            }
          >
            {text('existing.edit')}
          </Button>
        </>
      }
    >
      {existing && (
        <>
          <p>{text('existing.words', { timespan: words.timespanOf(existing) })}</p>
          <p className={styles.existing}>
            <strong>{existing.name}</strong>
            <Badge tone={existing.status === 'completed' ? 'good' : 'neutral'}>{reports(`status.${existing.status}`)}</Badge>
            <span className={styles.soft}>{text('existing.changed', { when: format.moment(existing.updatedAt) })}</span>
          </p>
          <p className={styles.soft}>{text('existing.bin')}</p>
        </>
      )}
    </Dialog>
  );
}
