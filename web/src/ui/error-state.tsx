import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useFailureText } from './use-failure-text.ts';

/** In the place of what could not be fetched: what happened, and another try. */
export function ErrorState({ failure, onRetry }: { failure: unknown; onRetry?: () => void }) {
  const text = useText('ui');
  const said = useFailureText();
  return (
    <div role="alert">
      <EmptyState
        picture="trouble"
        title={text('failed')}
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
