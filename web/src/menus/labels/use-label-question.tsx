import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { askForLabelBasis, chooseLabelBasis, readLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { isLabelBasisAsked, labelsOf } from '@plateprint/shared/organizations/label-basis.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { bodyOf, FIRST_CHOICE, isWhole } from './label-choice.ts';
import { LabelBasisFields } from './label-basis-fields.tsx';
import styles from './labels.module.css';

/** Goes on with what this one output may show. */
type GoOnLabelled = (labels: LabelsShown) => void;
/** Goes out with what it may show, and with the reason that was asked for, else an empty one. */
export type GoOut = (labels: LabelsShown, reason: string) => void;

interface LabelQuestion {
  /** Goes on at once where the basis is chosen or the rule does not hold, else when somebody said on what labels stand. */
  ask: (goOn: GoOnLabelled) => void;
  question: ReactNode;
}

/** A share and an export for guests ask on what their labels stand, as long as the organization has not chosen. */
export function useLabelQuestion(restaurant: Restaurant): LabelQuestion {
  const [waiting, setWaiting] = useState<GoOnLabelled | null>(null);
  const ask = useCallback(
    (goOn: GoOnLabelled): void => {
      if (isLabelBasisAsked(restaurant, new Date())) setWaiting(() => goOn);
      else goOn(labelsOf(restaurant, new Date()));
    },
    [restaurant],
  );
  return {
    ask,
    question: waiting && <Question restaurant={restaurant} goOn={waiting} onClose={() => setWaiting(null)} />,
  };
}

function Question({ restaurant, goOn, onClose }: { restaurant: Restaurant; goOn: GoOnLabelled; onClose: () => void }) {
  const text = useText('menus/labels');
  const ui = useText('ui');
  const failureText = useFailureText();
  const { organizationId, location } = restaurant;
  const { data, error } = useRead(readLabelBasis, { params: { id: organizationId } });
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [isAsked, setAsked] = useState(false);
  const choose = useChange(chooseLabelBasis, { refreshes: [readLabelBasis, restaurantOfUser] });
  const done = (labels: LabelsShown): void => {
    onClose();
    goOn(labels);
  };
  const confirm = (): void => {
    setAsked(true);
    if (!data || !isWhole(choice)) return;
    if (!data.mayChoose) return done('figures');
    choose.mutate(
      { body: bodyOf(choice, organizationId) },
      { onSuccess: ({ labelBasis }) => done(labelsOf({ location, labelBasis }, new Date())) },
    );
  };
  const failure = error ?? choose.error;
  return (
    <Dialog
      title={text('title')}
      role="alertdialog"
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" disabled={!data} busy={choose.isPending} onClick={confirm}>
            {text('goOn')}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p>{text('lead')}</p>
        {failure && <Message tone="danger">{failureText(failure)}</Message>}
        {!data && !error && <Skeleton lines={4} />}
        {data && <LabelBasisFields {...{ organizationId, state: data, choice, isAsked }} onChange={setChoice} />}
        {data?.mayChoose && <p className={styles.soft}>{text('applies', { count: data.liveMenus })}</p>}
        {data && !data.mayChoose && <SendOn organizationId={organizationId} />}
      </div>
    </Dialog>
  );
}

/** Sends the question on, for somebody who may not choose. */
function SendOn({ organizationId }: { organizationId: string }) {
  const text = useText('menus/labels');
  const failureText = useFailureText();
  const send = useChange(askForLabelBasis);
  return (
    <Message
      action={
        !send.isSuccess && (
          <Button size="small" busy={send.isPending} onClick={() => send.mutate({ body: { organizationId } })}>
            {text('askAdmins')}
          </Button>
        )
      }
    >
      {send.error ? failureText(send.error) : text(send.isSuccess ? 'asked' : 'notYours')}
    </Message>
  );
}
