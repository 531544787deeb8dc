import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Meters } from './meters.ts';

const OPEN_API = '/api/open/';

/** Counts every answer by the template of its route: `/api/recipes/:id`, never the address itself. */
export function watchAnswers(app: FastifyInstance, { answers, openCalls }: Pick<Meters, 'answers' | 'openCalls'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    answers.observe(
      { method: methodOf(request), route, status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    );
    if (route.startsWith(OPEN_API)) openCalls.inc({ outcome: outcomeOf(reply) });
    done();
  });
}

/** The label of a route. Requests without a route share one, else every stray address would be a series. */
export function routeOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  return routeOptions.url ?? 'none';
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function methodOf({ method }: FastifyRequest): string {
  return METHODS.has(method) ? method : 'other';
}

function outcomeOf({ statusCode }: FastifyReply): string {
  if (statusCode >= 500) return 'failed';
  if (statusCode === 429) return 'limited';
  if (statusCode === 401 || statusCode === 403) return 'unauthorized';
  return statusCode >= 400 ? 'refused' : 'answered';
}
