import { chooseLabelBasis, type LabelBasisState, readLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { labelsOf } from '@plateprint/shared/organizations/label-basis.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNow } from '../../organizations/use-now.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { bodyOf, choiceOf, isWhole } from './label-choice.ts';
import { LabelBasisFields } from './label-basis-fields.tsx';
import styles from './labels.module.css';

/** On what an organization shows labels to guests: everyone of it reads it, who runs it chooses. */
export function LabelBasisCard({ organizationId }: { organizationId: string }) {
  const text = useText('menus/labels');
  const { data, error, refetch } = useRead(readLabelBasis, { params: { id: organizationId } });
  return (
    <Card title={text('title')}>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && <Chosen key={data.chosen?.at ?? 'none'} organizationId={organizationId} state={data} />}
    </Card>
  );
}

function Chosen({ organizationId, state }: { organizationId: string; state: LabelBasisState }) {
  const text = useText('menus/labels');
  const format = useFormat();
  const failureText = useFailureText();
  const now = useNow();
  const [choice, setChoice] = useState(choiceOf(state.labelBasis));
  const [isAsked, setAsked] = useState(false);
  const choose = useChange(chooseLabelBasis, { refreshes: [readLabelBasis, restaurantOfUser] });
  const { chosen, labelBasis, mayChoose, liveMenus, daysUnasked } = state;
  const hasEnded = labelBasis?.kind === 'scheme' && labelsOf(state, now) === 'figures';
  const save = (): void => {
    setAsked(true);
    if (isWhole(choice)) choose.mutate({ body: bodyOf(choice, organizationId) });
  };
  return (
    <div className={styles.fields}>
      <p>{text('lead')}</p>
      {daysUnasked !== null && <Message tone="warning">{text('days', { days: daysUnasked })}</Message>}
      {hasEnded && <Message tone="warning">{text('ended')}</Message>}
      <p className={styles.soft}>
        {!chosen && text('unchosen')}
        {chosen?.by && text('chosenBy', { name: chosen.by, date: format.date(chosen.at) })}
        {chosen && !chosen.by && text('chosenOn', { date: format.date(chosen.at) })}
      </p>
      {!mayChoose && labelBasis && (
        <p>
          <strong>{text(labelBasis.kind)}</strong> {text(`${labelBasis.kind}Hint`)}
        </p>
      )}
      {mayChoose && <LabelBasisFields {...{ organizationId, state, choice, isAsked }} onChange={setChoice} />}
      {mayChoose && (
        <>
          <p className={styles.soft}>{text('applies', { count: liveMenus })}</p>
          {choose.error && <Message tone="danger">{failureText(choose.error)}</Message>}
          <div>
            <Button variant="primary" busy={choose.isPending} onClick={save}>
              {text('save')}
            </Button>
          </div>
          {choose.isSuccess && <p role="status">{text('saved')}</p>}
        </>
      )}
    </div>
  );
}
