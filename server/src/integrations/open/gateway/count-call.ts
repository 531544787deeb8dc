import { callsOfBody } from '@plateprint/shared/integrations/open/calls-of-body.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { isNoRoom } from '../../../platform/storage/no-room.ts';
import type { Counted, CountedCalls } from './call-count-store.ts';
import { countInMemory } from './count-in-memory.ts';
import { countTogether } from './count-together.ts';
import { MINUTE_MS, minuteOf } from './minute.ts';

type CountServices = Pick<Services, 'database' | 'clock'> & { limit: number };

/** Reading goes on while there is no room to count it: then each node counts for itself. */
async function counted(database: Database, calls: Counted): Promise<CountedCalls> {
  try {
    return await countTogether(database, calls);
  } catch (failure) {
    if (isNoRoom(failure)) return countInMemory(calls);
    throw failure;
  }
}

/**
 * Counts a call, or the further ones that a large body stands for, and says in headers what is left of the minute.
 * @throws too_many_requests
 */
export async function countCall(
  { database, clock, limit }: CountServices,
  { reply, integrationId, calls }: { reply: FastifyReply; integrationId: string; calls: number },
): Promise<void> {
  const now = clock();
  const minute = minuteOf(now);
  const { fits, soFar } = await counted(database, { integrationId, minute, calls, limit });
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
export async function countBody(services: CountServices, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await countFurther(services, { request, reply }, callsOfBody(request.body) - 1);
}

/** @throws too_many_requests */
export async function countFurther(
  services: CountServices,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  calls: number,
): Promise<void> {
  const integrationId = request.openCaller?.integration.id;
  if (calls > 0 && integrationId !== undefined) await countCall(services, { reply, integrationId, calls });
}
