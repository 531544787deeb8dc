import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { sessionQuery } from '../../users/session.ts';
import { forgetEverything, onSignOutElsewhere } from '../session/sign-out.ts';
import type { RouterContext } from '../router-context.ts';
import { createAppRouter } from './router.tsx';
import { wayBack } from './way-back.ts';

/** The product by its addresses, and what happens when the session has ended. */
export function createRouted(context: RouterContext): {
  Routed: ComponentType;
  leave: () => void;
  /** Fetches what the address leads to. */
  load: () => Promise<void>;
} {
  const { queryClient } = context;
  const router = createAppRouter(context);

  function leave() {
    if (queryClient.getQueryData(sessionQuery.queryKey) === null) return;
    const search = wayBack({ after: router.state.location.href });
    void forgetEverything(queryClient, () => router.navigate({ to: '/sign-in', search, ignoreBlocker: true }));
  }

  function Routed() {
    useEffect(() => onSignOutElsewhere(leave), []);
    return <RouterProvider router={router} />;
  }

  return { Routed, leave, load: () => router.load() };
}
