import { planRefusal } from '@plateprint/shared/access/abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { withoutVerdicts } from '@plateprint/shared/footprint/label/without-verdicts.ts';
import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { labelsOf } from '@plateprint/shared/organizations/label-basis.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { answerOnce } from './answer-once.ts';
import type { Begun } from './answer-store.ts';
import type { OpenCaller } from './caller-store.ts';
import { countBody, countCall, countFurther } from './count-call.ts';
import type { OpenCallers } from './open-callers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The program that calls with its key; null outside the open API, and where no key is needed. */
    openCaller: OpenCaller | null;
    /** The call as its Idempotency-Key names it, while this process does it. */
    once: Begun | null;
  }
  interface FastifyInstance {
    /** Counts the further calls that a body stands for, where only reading it tells how many. @throws too_many_requests */
    countFurther?: (call: { request: FastifyRequest; reply: FastifyReply }, calls: number) => Promise<void>;
  }
  interface FastifyContextConfig {
    /** Needs a key, and counts its calls itself once it has read what they are. */
    countsItself?: true;
  }
}

/** @throws plan_lacks, plan_inactive, or not_allowed naming the flags of which the key has none. */
export function demandOfKey({ actor, integration }: OpenCaller, { flags }: Pick<AnyEndpoint, 'flags'>): void {
  const refusal = planRefusal(actor, 'integrations');
  if (refusal) throw new AppError(refusal);
  if (flags.length === 0 || flags.some((flag) => integration[flag])) return;
  const message = `This call needs a key with ${flags.join(' or ')}.`;
  throw new AppError('not_allowed', [{ path: 'key', code: 'flag_missing', message }]);
}

/**
 * The gateway of the open API: every call that is for an integration has its key asked before its body is read, then the calls of
 * its minute are counted, then what its key is good for is looked at. What is no call, a wrong path or method, counts where a
 * key came with it. No cookie is read, so no other site's page can ride along.
 */
export function openGateway(
  api: FastifyInstance,
  services: Pick<Services, 'database' | 'clock'>,
  { callers, perMinute }: { callers: OpenCallers; perMinute: number },
): void {
  const counting = { ...services, limit: perMinute };
  api.decorateRequest('openCaller', null);
  api.decorateRequest('once', null);
  api.decorate('whoSends', async (request) => request.openCaller?.actor ?? null);
  api.decorate('countFurther', async ({ request, reply }, calls) => countFurther(counting, { request, reply }, calls));
  api.decorate('answerOnce', async (call, act) => answerOnce(services, call, act));
  api.addHook('onRequest', async (request, reply) => {
    const { endpoint, countsItself, isNoCall } = request.routeOptions.config;
    const hasKey = request.headers.authorization !== undefined;
    if (!(endpoint?.callers === 'integration' || countsItself || (isNoCall && hasKey))) return;
    const caller = await callers.callerOf(request, reply);
    if (!countsItself) await countCall(counting, { reply, integrationId: caller.integration.id, calls: 1 });
    if (endpoint) demandOfKey(caller, endpoint);
    request.openCaller = caller;
  });
  api.addHook('preSerialization', async (request, _reply, answer) => {
    const { openCaller } = request;
    return openCaller && labelsOf(openCaller.organization, services.clock()) === 'figures' ? withoutVerdicts(answer) : answer;
  });
  api.addHook('preHandler', async (request, reply) => countBody(counting, request, reply));
}
