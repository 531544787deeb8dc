import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { readBoard } from './read-board.ts';

export function leaderboardRoutes(app: FastifyInstance, { database, jobs, clock }: Parts): void {
  serve(app, readLeaderboard, async ({ actor, query }) => readBoard({ database, jobs, clock }, actor, query));
}
