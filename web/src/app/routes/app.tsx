import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { Suspense, useEffect, type ComponentType } from 'react';
import { createQueryClient } from '../../platform/api/query-client.ts';
import { loadTexts } from '../../platform/i18n/load-texts.ts';
import { NoticesProvider } from '../../platform/notices/notices.tsx';
import { sessionQuery } from '../../users/session.ts';
import { AppLanguage } from '../session/app-language.tsx';
import { languageOfBrowser } from '../session/chosen-language.ts';
import { createAppRouter } from './router.tsx';
import { forgetEverything, onSignOutElsewhere } from '../session/sign-out.ts';
import { wayBack } from './way-back.ts';

/** The whole product with a cache and a router of its own: made once for a browser, and anew for each test of a screen. */
export function createApp(): ComponentType {
  const queryClient = createQueryClient(leave);

  // Asked while the page's code is still on its way.
  void queryClient.prefetchQuery(sessionQuery);

  let shownLanguage: Language | null = null;

  /** Before anything is drawn the session's language counts already, so that texts are fetched once. */
  function language(): Language {
    return queryClient.getQueryData(sessionQuery.queryKey)?.userSettings.appLanguage ?? shownLanguage ?? languageOfBrowser();
  }

  const router = createAppRouter({
    queryClient,
    language,
    loadTexts: (...areas) => Promise.all(areas.map((area) => loadTexts(area, language()))),
  });

  function leave() {
    if (queryClient.getQueryData(sessionQuery.queryKey) === null) return;
    const search = wayBack({ after: router.state.location.href });
    void forgetEverything(queryClient, () => router.navigate({ to: '/sign-in', search, ignoreBlocker: true }));
  }

  function rememberLanguage(shown: Language) {
    shownLanguage = shown;
  }

  return function App() {
    useEffect(() => onSignOutElsewhere(leave), []);
    return (
      <QueryClientProvider client={queryClient}>
        <AppLanguage onChange={rememberLanguage}>
          <NoticesProvider>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </NoticesProvider>
        </AppLanguage>
      </QueryClientProvider>
    );
  };
}
