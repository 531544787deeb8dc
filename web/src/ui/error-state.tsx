import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useFailureText } from './use-failure-text.ts';

interface ErrorStateProps {
  failure: unknown;
  onRetry?: () => void;
  /** The name of the list that could not be fetched. */
  list?: string;
}

/** In the place of what could not be fetched: what happened, and another try. */
export function ErrorState({ failure, onRetry, list }: ErrorStateProps) {
  const text = useText('ui');
  const said = useFailureText();
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
