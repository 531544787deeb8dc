import { callsOfBody } from '@plateprint/shared/integrations/open/calls-of-body.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../../parts.ts';
import { countCalls } from './call-count-store.ts';
import { MINUTE_MS, minuteOf } from './minute.ts';

type CountParts = Pick<Parts, 'database' | 'clock'> & { limit: number };

/**
 * Counts a call, or the further ones that a large body stands for, and says in headers what is left of the minute.
 * @throws too_many_requests
 */
export async function countCall(
  { database, clock, limit }: CountParts,
  { reply, integrationId, calls }: { reply: FastifyReply; integrationId: string; calls: number },
): Promise<void> {
  const now = clock();
  const minute = minuteOf(now);
  const { fits, soFar } = await countCalls(database, { integrationId, minute, calls, limit });
  const secondsLeft = Math.max(1, Math.ceil((minute.getTime() + MINUTE_MS - now.getTime()) / 1000));
  reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': Math.max(0, limit - soFar),
    'ratelimit-reset': secondsLeft,
  });
  if (fits) return;
  reply.header('retry-after', secondsLeft);
  throw new AppError('too_many_requests');
}

/** A body of many recipes, names or rows counts as several calls: the first is counted before it is read. */
export async function countBody(parts: CountParts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const further = callsOfBody(request.body) - 1;
  const integrationId = request.openCaller?.integration.id;
  if (further > 0 && integrationId !== undefined) await countCall(parts, { reply, integrationId, calls: further });
}
