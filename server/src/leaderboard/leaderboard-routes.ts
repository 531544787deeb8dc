import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { neighbourMemory } from './neighbours.ts';
import { readBoard } from './read-board.ts';

export function leaderboardRoutes(app: FastifyInstance, { database, jobs, clock, foodData }: Services): void {
  const neighbours = neighbourMemory();
  serve(app, readLeaderboard, async ({ actor, query, reading }) =>
    readBoard({ database, jobs, clock, foodData, neighbours, reading }, actor, query),
  );
}
