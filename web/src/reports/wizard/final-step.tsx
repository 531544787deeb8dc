import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { wizardSteps } from '@plateprint/shared/reports/model/report-steps.ts';
import { lazy, Suspense } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { standAtLowerEdge } from '../../ui/overlay/lower-edge.ts';
import { Message } from '../../ui/control/message.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { ClosedRestaurants } from './closed-restaurants.tsx';
import { fetchFinalReport } from '../document/view/fetch-final-report.ts';
import type { WizardWork } from './use-report-wizard.ts';
import styles from './wizard.module.css';

/** Its pages are drawn where somebody gets that far. */
const FinalReport = lazy(fetchFinalReport);

/** The finished report, and the ways back to its data and to another calculation. */
export function FinalStep({ wizard, isLocked }: { wizard: WizardWork; isLocked: boolean }) {
  const text = useText('reports/wizard');
  const { state } = wizard;
  const { base, draft } = state;
  const [last] = wizardSteps(draft, base?.status ?? null).slice(-1);
  if (!base?.data) {
    return (
      <div className={styles.form}>
        <Message tone="warning">{text('missingData')}</Message>
        <Back wizard={wizard} label={text(`button.${last?.back ?? 'edit_data'}`)} />
      </div>
    );
  }
  const changed = (report: Report): void => wizard.dispatch({ do: 'saved', report, sent: draft });
  return (
    <div className={styles.form}>
      {wizard.isChanged && <Message tone="warning">{text('outdated')}</Message>}
      <ClosedRestaurants wizard={wizard} />
      <Suspense fallback={<Skeleton lines={12} />}>
        <FinalReport report={base} onChanged={changed} />
      </Suspense>
      <footer ref={standAtLowerEdge} className={styles.foot}>
        <Back wizard={wizard} label={text(`button.${last?.back ?? 'edit_data'}`)} />
        <Button disabled={isLocked} onClick={() => wizard.finish('completed')}>
          {text('button.regenerate')}
        </Button>
      </footer>
    </div>
  );
}

function Back({ wizard, label }: { wizard: WizardWork; label: string }) {
  return (
    <Button variant="quiet" icon="arrow-left" onClick={() => wizard.goBack()}>
      {label}
    </Button>
  );
}
