import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers what no call takes: 404 or 405. */
    isNoCall?: true;
  }
}

/** Whether a path is one of an endpoint's: `/recipes/{id}` is every path with one word there. */
function isPathOf({ path }: AnyEndpoint, words: readonly string[]): boolean {
  const wanted = path.split('/');
  return (
    wanted.length === words.length && wanted.every((word, at) => (/^\{\w+\}$/.test(word) ? words[at] !== '' : word === words[at]))
  );
}

/** Answers what no route of an API takes: 405 with the methods of a path that it knows, else 404. */
export function answerOthers(api: FastifyInstance, base: string, served: readonly AnyEndpoint[]): void {
  api.all('/*', { config: { isNoCall: true } }, async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const words = (request.url.split('?')[0] ?? '').slice(base.length).split('/');
    const methods = served.filter((endpoint) => isPathOf(endpoint, words)).map(({ method }) => method);
    if (methods.length === 0) return sendProblem(reply, new AppError('not_found'));
    const allowed = [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].toSorted();
    return sendProblem(reply.header('allow', allowed.join(', ')), new AppError('method_not_allowed'));
  });
}
