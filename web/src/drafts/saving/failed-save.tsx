import type { ReactNode } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { mayPassLater } from './run-save.ts';

interface FailedSaveProps {
  failure: ClientFailure;
  /** Saves again; absent where a button for that stands beside the message. */
  again?: { save: () => void; isBusy: boolean };
  /** The details of the refusal. */
  children?: ReactNode;
}

/** Why something was not saved. Where the same may pass later it says that nothing is lost, and offers to save again. */
export function FailedSave({ failure, again, children }: FailedSaveProps) {
  const text = useText('drafts');
  const failureText = useFailureText();
  const isKept = mayPassLater(failure);
  const button = isKept && again && (
    <Button size="small" icon="history" busy={again.isBusy} onClick={again.save}>
      {text('saveAgain')}
    </Button>
  );
  return (
    <Message tone="danger" action={button}>
      <p>{failureText(failure)}</p>
      {isKept && <p>{text('keptHere')}</p>}
      {children}
    </Message>
  );
}
