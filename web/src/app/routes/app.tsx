import { QueryClientProvider } from '@tanstack/react-query';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type ComponentType, createElement, startTransition, Suspense, use, useState } from 'react';
import { createQueryClient } from '../../platform/api/query-client.ts';
import { loadTexts } from '../../platform/i18n/load-texts.ts';
import { oncePromised } from '../../platform/once-promised.ts';
import { NoticesProvider } from '../../ui/notices/notices.tsx';
import { sessionQuery } from '../../users/session.ts';
import { AppLanguage } from '../session/app-language.tsx';
import { languageOfBrowser } from '../session/chosen-language.ts';
import type { RouterContext } from '../router-context.ts';
import { beforeSignIn } from './way-back.ts';

const fetchSignIn = oncePromised(async () => (await import('../pages/sign-in-first.tsx')).SignInFirst);

/** Somebody who opens the product at its sign-in, and where they were going. A farewell has links, which are the router's. */
function signInAsked(): { after?: string } | null {
  if (location.pathname !== '/sign-in') return null;
  const { after, erased } = beforeSignIn(Object.fromEntries(new URLSearchParams(location.search)));
  return erased || location.search.includes('erased') ? null : after === undefined ? {} : { after };
}

function nobodyLeaves(): void {}

export interface App {
  App: ComponentType;
  /**
   * What the address leads to is here. React shows nothing new for 300 ms after a place that had to wait, and does so again for each place
   * within it: the app is drawn once it need not wait.
   */
  isHere: Promise<void>;
}

/** The whole product with a cache and a router of its own: made once for a browser, and anew for each test of a screen. */
export function createApp(): App {
  let leave = nobodyLeaves;
  const queryClient = createQueryClient(() => leave());

  // Asked while the page's code is still on its way.
  void queryClient.prefetchQuery(sessionQuery);

  let shownLanguage: Language | null = null;

  /** Before anything is drawn the session's language counts already, so that texts are fetched once. */
  function language(): Language {
    return queryClient.getQueryData(sessionQuery.queryKey)?.userSettings.appLanguage ?? shownLanguage ?? languageOfBrowser();
  }

  const context: RouterContext = {
    queryClient,
    language,
    loadTexts: (...areas) => Promise.all(areas.map((area) => loadTexts(area, language()))),
  };

  // The router and all addresses behind it: whoever is on the way in waits for neither.
  const fetchRouted = oncePromised(async () => {
    const { createRouted } = await import('./routed.tsx');
    const routed = createRouted(context);
    leave = routed.leave;
    await routed.load();
    return routed.Routed;
  });

  // Once: what is drawn follows what was fetched, though the router may lead to the sign-in in between.
  const asked = signInAsked();
  const isHere = asked ? Promise.all([fetchSignIn(), context.loadTexts('users/auth', 'users', 'ui')]) : fetchRouted();

  function Routed() {
    return createElement(use(fetchRouted()));
  }

  function rememberLanguage(shown: Language) {
    shownLanguage = shown;
  }

  function SignIn({ after, onArrived }: { after: string | undefined; onArrived: () => void }) {
    return createElement(use(fetchSignIn()), { after, context, onArrived });
  }

  function App() {
    const [signIn, setSignIn] = useState(asked);
    // The form stays until there is a page to see.
    const arrive = (): void => startTransition(() => setSignIn(null));
    return (
      <QueryClientProvider client={queryClient}>
        <AppLanguage onChange={rememberLanguage}>
          <NoticesProvider>
            <Suspense>{signIn ? <SignIn after={signIn.after} onArrived={arrive} /> : <Routed />}</Suspense>
          </NoticesProvider>
        </AppLanguage>
      </QueryClientProvider>
    );
  }

  // What does not arrive is drawn all the same, and says so there.
  const arrived = isHere.then(
    () => undefined,
    () => undefined,
  );
  return { App, isHere: arrived };
}
