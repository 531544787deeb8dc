import { mayBeDraft } from '@plateprint/shared/reports/model/report-status.ts';
import { wizardSteps } from '@plateprint/shared/reports/model/report-steps.ts';
import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';
import { useState } from 'react';
import { FailedSave } from '../../drafts/saving/failed-save.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { classNames } from '../../ui/look/class-names.ts';
import { standAtLowerEdge } from '../../ui/overlay/lower-edge.ts';
import { Message } from '../../ui/control/message.tsx';
import type { ImportFrom } from '../data/cells/data-part.ts';
import { PurchaseData } from '../data/purchase-data.tsx';
import { SalesData } from '../data/sales-data.tsx';
import { useLostFocus } from '../data/cells/use-lost-focus.ts';
import { RestaurantsStep } from './restaurants-step.tsx';
import type { WizardWork } from './use-report-wizard.ts';
import styles from './wizard.module.css';

/** The data of the report, by its kind. */
export function DataStep({ wizard, isLocked }: { wizard: WizardWork; isLocked: boolean }) {
  const text = useText('reports/wizard');
  const { state, dispatch, restaurantId } = wizard;
  const { draft, base, recipeNames } = state;
  const own = wizardSteps(draft, base?.status ?? null).find(({ name }) => name === state.step);
  const [from, setFrom] = useState<ImportFrom>(null);
  // A draft may lack what a finished report may not.
  const [wasTried, setTried] = useState(false);
  const place = useLostFocus<HTMLDivElement>(from ?? 'rows');
  const data = {
    isLocked,
    wasTried,
    from,
    onFrom: setFrom,
    draft,
    restaurantId,
    onUpdate: (update: (before: DraftInWork) => DraftInWork) => dispatch({ do: 'update', update }),
  };
  return (
    <div ref={place} tabIndex={-1} className={classNames(styles.form, styles.stage)}>
      {state.step === 'sales_data' && (
        <SalesData {...data} recipeNames={recipeNames} onNames={(names) => dispatch({ do: 'name_recipes', names })} />
      )}
      {state.step === 'ingredients' && <PurchaseData {...data} />}
      {state.step === 'restaurants' && <RestaurantsStep wizard={wizard} isLocked={isLocked} />}
      {wizard.problem && <Message tone="danger">{text(`dataProblem.${wizard.problem}`, { type: draft.type })}</Message>}
      {wizard.failure && wizard.asking === null && <FailedSave failure={wizard.failure} />}
      {from === null && (
        <footer ref={standAtLowerEdge} className={styles.foot}>
          {own?.back && (
            <Button variant="quiet" icon="arrow-left" onClick={() => wizard.goBack()}>
              {text(`button.${own.back}`)}
            </Button>
          )}
          <span className={styles.spring} />
          {mayBeDraft(draft, base?.status ?? null) && (
            <Button icon="save" disabled={isLocked || wizard.isWaiting} onClick={() => wizard.finish('draft')}>
              {text('saveDraft')}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={isLocked || wizard.isWaiting}
            onClick={() => {
              setTried(true);
              wizard.finish('completed');
            }}
          >
            {text(`button.${own?.next ?? 'generate'}`)}
          </Button>
        </footer>
      )}
    </div>
  );
}
