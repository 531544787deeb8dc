import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import { currentSearch } from '../../ingredients/former-address.ts';
import { BoardFilter, unusual } from '../board-filter.ts';

export function leaderboardRoutes<Parent extends AnyRoute>(parent: Parent) {
  const leaderboard = createRoute({
    getParentRoute: () => parent,
    path: '/leaderboard',
    validateSearch: (search): Partial<BoardFilter> => unusual(BoardFilter.parse(currentSearch(search))),
    loader: ({ context }) => context.loadTexts('leaderboard', 'footprint/difference', 'organizations'),
    component: lazyRouteComponent(() => import('../leaderboard-page.tsx'), 'LeaderboardPage'),
  });
  return [leaderboard] as const;
}
