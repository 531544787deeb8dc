import { useText } from '../../platform/i18n/use-text.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';

/** As browsers call code that did not arrive. */
const NOT_FETCHED = /dynamically imported module|importing a module script/iu;

/** Without a connection a page's code does not come, which is nobody's mistake; with one a newer release may have taken its place. */
function isOutOfReach(error: unknown): boolean {
  return !navigator.onLine && error instanceof TypeError && NOT_FETCHED.test(error.message);
}

/** In the place of a page that threw. A failed call, or code that did not come, says so; everything else is our mistake. */
export function CrashPage({ error, reset }: { error: unknown; reset?: () => void }) {
  const text = useText('app');
  if (error instanceof ClientFailure) return <ErrorState failure={error} onRetry={() => (reset ? reset() : location.reload())} />;
  if (isOutOfReach(error)) return <ErrorState failure={new ClientFailure('network')} onRetry={() => location.reload()} />;
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
