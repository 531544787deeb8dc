import { useText } from '../../platform/i18n/use-text.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';

/** In the place of a page that threw. A failed call says what failed; everything else is our mistake. */
export function CrashPage({ error, reset }: { error: unknown; reset?: () => void }) {
  const text = useText('app');
  if (error instanceof ClientFailure) return <ErrorState failure={error} onRetry={() => (reset ? reset() : location.reload())} />;
  return (
    <div role="alert">
      <EmptyState
        picture="trouble"
        title={text('crash.title')}
        action={
          <Button icon="history" onClick={() => location.reload()}>
            {text('crash.reload')}
          </Button>
        }
      >
        {text('crash.lead')}
      </EmptyState>
    </div>
  );
}
