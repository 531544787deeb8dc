import type { MonthCoverage } from '@plateprint/shared/reports/model/month-coverage.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportRestaurant } from '@plateprint/shared/reports/model/report.ts';
import { type ReportKind, rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import { Link } from '../../ui/control/link.tsx';
import styles from './wizard.module.css';

interface PeriodDialogProps {
  coverage: MonthCoverage | null;
  /** Those of an organization's report, with their months. */
  restaurants?: readonly ReportRestaurant[];
  kind: ReportKind;
  onClose: () => void;
  onGoOn: () => void;
}

/** Which months of the period have a completed monthly report, and which lack one. */
export function PeriodDialog({ coverage, restaurants = [], kind, onClose, onGoOn }: PeriodDialogProps) {
  const text = useText('reports/wizard');
  const format = useFormat();
  if (!coverage) return null;
  const { monthsIncluded, monthsMissing } = coverage;
  const isOwn = rulesOf(kind).madeOf === 'monthly_reports';
  const lacking = restaurants.filter((restaurant) => (restaurant.monthsMissing ?? []).length > 0);
  const mayGoOn = !isOwn || monthsIncluded.length > 0;
  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={
        isOwn ? text('period.title', { count: monthsMissing.length }) : text('period.restaurantsTitle', { count: lacking.length })
      }
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
            {isOwn
              ? monthsMissing.map((month) => (
                  <li key={month}>
                    <Icon name="alert" size={15} />
                    <Link
                      to="/reports/report/{-$id}"
                      params={{ id: undefined }}
                      search={{ category: 'restaurant', variety: 'sales', type: 'monthly', start: month }}
                    >
                      {text('period.make', { month: format.month(month) })}
                    </Link>
                  </li>
                ))
              : lacking.map((each) => (
                  <li key={each.id}>
                    <Icon name="alert" size={15} />
                    <span>
                      {each.name}: {format.list((each.monthsMissing ?? []).map((month) => format.month(month as Month)))}
                    </span>
                  </li>
                ))}
          </ul>
        </section>
        {monthsIncluded.length > 0 && (
          <section>
            <h3>{text(isOwn ? 'period.included' : 'period.includedOfAll')}</h3>
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
