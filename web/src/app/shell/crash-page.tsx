import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { loadTexts } from '../../platform/i18n/load-texts.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Wordmark } from '../../ui/layout/wordmark.tsx';
import { later, type Later, useLater } from '../../ui/opened/later.ts';

/** As browsers call code that did not arrive. */
const NOT_FETCHED = /dynamically imported module|importing a module script/iu;

/** Without a connection a page's code does not come, which is nobody's mistake; with one a newer release may have taken its place. */
function isOutOfReach(error: unknown): boolean {
  return !navigator.onLine && error instanceof TypeError && NOT_FETCHED.test(error.message);
}

/** All that is said here, by language. They may be what did not arrive: a crash page that crashes would leave the router's own words. */
const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    later(async () => Promise.all([loadTexts('app', language), loadTexts('ui', language)])),
  ]),
) as Record<Language, Later<unknown>>;

interface CrashPageProps {
  error: unknown;
  reset?: () => void;
}

/** In the place of a page that threw. A failed call, or code that did not come, says so; everything else is our mistake. */
export function CrashPage(props: CrashPageProps) {
  const words = useLater(WORDS[useLanguage()], true);
  if (words) return <Said {...props} />;
  return (
    <div aria-busy="true">
      <Wordmark />
    </div>
  );
}

function Said({ error, reset }: CrashPageProps) {
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
