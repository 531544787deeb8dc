import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { arrive } from './arrive.ts';
import type { rootRoute } from './auth-routes.tsx';

/** Where figures come from and how far they can be relied on, and the report of a link: open to everybody, signed in or not. */
export function explanationRoutes(root: ReturnType<typeof rootRoute>) {
  const method = createRoute({
    getParentRoute: () => root,
    path: '/how-it-is-calculated',
    beforeLoad: async ({ context, location }) => {
      await arrive(context.queryClient, location);
    },
    loader: ({ context }) => context.loadTexts('ingredients', 'footprint', 'ui'),
    component: lazyRouteComponent(() => import('../pages/method.tsx'), 'Method'),
  });
  const quality = createRoute({
    getParentRoute: () => root,
    path: '/data-quality',
    beforeLoad: async ({ context, location }) => {
      await arrive(context.queryClient, location);
    },
    loader: ({ context }) =>
      context.loadTexts('ingredients', 'ingredients/quality', 'ingredients/changes', 'ingredients/why', 'ui'),
    component: lazyRouteComponent(() => import('../pages/quality.tsx'), 'Quality'),
  });
  const sharedReport = createRoute({
    getParentRoute: () => root,
    path: '/shared-report/$token',
    beforeLoad: async ({ context, location }) => {
      await arrive(context.queryClient, location);
    },
    loader: ({ context }) => context.loadTexts('reports/share', 'reports', 'exports', 'footprint', 'ui'),
    component: lazyRouteComponent(() => import('../../reports/document/view/shared-report-page.tsx'), 'SharedReportPage'),
  });
  const mailedReports = createRoute({
    getParentRoute: () => root,
    path: '/report-mail/$key',
    beforeLoad: async ({ context, location }) => {
      await arrive(context.queryClient, location);
    },
    loader: ({ context }) => context.loadTexts('reports/mails', 'ui'),
    component: lazyRouteComponent(() => import('../../reports/document/view/mailed-reports-page.tsx'), 'MailedReportsPage'),
  });
  return [method, quality, sharedReport, mailedReports] as const;
}
