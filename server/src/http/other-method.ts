import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { AnyEndpoint } from '@plateprint/shared/kernel/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers what no call takes: 404 or 405. */
    isNoCall?: true;
  }
}

/** Whether a path is one of an endpoint's: `/recipes/{id}` is every path with one word there. */
function patternOf({ path }: AnyEndpoint): RegExp {
  const words = path.split('/').map((word) => (/^\{\w+\}$/.test(word) ? '[^/]+' : word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${words.join('/')}$`);
}

/** Answers what no route of an API takes: 405 with the methods of a path that it knows, else 404. */
export function answerOthers(api: FastifyInstance, base: string, served: readonly AnyEndpoint[]): void {
  let known: { pattern: RegExp; method: string }[] | undefined;
  api.all('/*', { config: { isNoCall: true } }, async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    known ??= served.map((endpoint) => ({ pattern: patternOf(endpoint), method: endpoint.method }));
    const path = (request.url.split('?')[0] ?? '').slice(base.length);
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return sendProblem(reply, new AppError('not_found'));
    const allowed = [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].toSorted();
    return sendProblem(reply.header('allow', allowed.join(', ')), new AppError('method_not_allowed'));
  });
}
