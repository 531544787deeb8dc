import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { Suspense, useEffect } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import { NoticesProvider } from '../notices/notices.tsx';
import { sessionQuery } from '../users/session.ts';
import { AppLanguage } from './app-language.tsx';
import { languageOfBrowser } from './chosen-language.ts';
import { createAppRouter } from './router.tsx';
import { forgetEverything, onSignOutElsewhere } from './sign-out.ts';
import { wayBack } from './way-back.ts';

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

export function App() {
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
}
