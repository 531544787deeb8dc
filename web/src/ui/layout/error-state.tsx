import { isProblem } from '../../platform/api/client-failure.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../control/button.tsx';
import { Message } from '../control/message.tsx';
import { EmptyState } from './empty-state.tsx';
import { useFailureText } from './use-failure-text.ts';

interface ErrorStateProps {
  failure: unknown;
  onRetry?: () => void;
  /** The name of the list that could not be fetched. */
  list?: string;
}

const REFUSALS = ['not_allowed', 'plan_lacks', 'plan_inactive', 'not_found'] as const;

function isRefusal(failure: unknown): boolean {
  return REFUSALS.some((code) => isProblem(failure, code));
}

/** In the place of what could not be fetched: what happened, and another try. */
export function ErrorState({ failure, onRetry, list }: ErrorStateProps) {
  const text = useText('ui');
  const said = useFailureText();
  // Trying again gives nobody a right or a plan, nor brings back what is gone: what is missing is the whole answer.
  if (isRefusal(failure)) return <Message tone="warning">{said(failure)}</Message>;
  return (
    <div role="alert">
      <EmptyState
        picture="trouble"
        title={list === undefined ? text('failed') : text('listFailed', { name: list })}
        action={
          onRetry && (
            <Button icon="history" onClick={onRetry}>
              {text('retry')}
            </Button>
          )
        }
      >
        {said(failure)}
      </EmptyState>
    </div>
  );
}
