import type { MonthCoverage } from '@plateprint/shared/reports/month-coverage.ts';
import { type ReportKind, rulesOf } from '@plateprint/shared/reports/report-kind.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './wizard.module.css';

interface PeriodDialogProps {
  coverage: MonthCoverage | null;
  kind: ReportKind;
  onClose: () => void;
  onGoOn: () => void;
}

/** Which months of the period have a completed monthly report, and which lack one. */
export function PeriodDialog({ coverage, kind, onClose, onGoOn }: PeriodDialogProps) {
  const text = useText('reports/wizard');
  const format = useFormat();
  if (!coverage) return null;
  const { monthsIncluded, monthsMissing } = coverage;
  const isOwn = rulesOf(kind).madeOf === 'monthly_reports';
  const mayGoOn = !isOwn || monthsIncluded.length > 0;
  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={text('period.title', { count: monthsMissing.length })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant={mayGoOn ? 'secondary' : 'primary'} onClick={onClose}>
            {text('period.back')}
          </Button>
          {mayGoOn && (
            <Button variant="primary" onClick={onGoOn}>
              {text('period.goOn')}
            </Button>
          )}
        </>
      }
    >
      <p>{text(isOwn ? (mayGoOn ? 'period.words' : 'period.none') : 'period.restaurants')}</p>
      <div className={styles.months}>
        <section>
          <h3>{text('period.missing')}</h3>
          <ul>
            {monthsMissing.map((month) => (
              <li key={month}>
                <Icon name="alert" size={15} />
                {isOwn ? (
                  <Link
                    to="/reports/report/{-$id}"
                    params={{}}
                    search={{ category: 'restaurant', variety: 'sales', type: 'monthly', start: month }}
                  >
                    {text('period.make', { month: format.month(month) })}
                  </Link>
                ) : (
                  format.month(month)
                )}
              </li>
            ))}
          </ul>
        </section>
        {monthsIncluded.length > 0 && (
          <section>
            <h3>{text('period.included')}</h3>
            <ul>
              {monthsIncluded.map((month) => (
                <li key={month}>
                  <Icon name="check" size={15} />
                  {format.month(month)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
