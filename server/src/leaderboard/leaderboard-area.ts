import type { Area } from '../platform/area.ts';
import { purgeBoards } from './board-store.ts';
import { leaderboardWorkers } from './fresh-board.ts';
import { readyWorker } from './keep-boards-ready.ts';
import { leaderboardRoutes } from './leaderboard-routes.ts';

export const LEADERBOARD: Area = {
  routes: leaderboardRoutes,
  workers: (services) => [...leaderboardWorkers(services), readyWorker(services)],
  purges: [purgeBoards],
};
