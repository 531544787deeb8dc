import type { FastifyInstance } from 'fastify';
import { answerOthers } from '../platform/http/other-method.ts';

/** One API below its base: its own list of served endpoints, its own reference, nothing cached unless it says so. */
export async function mountApi(
  app: FastifyInstance,
  base: string,
  routes: (api: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  await app.register(
    async (api) => {
      api.decorate('served', []);
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      await routes(api);
      app.served.push(...api.served);
      answerOthers(api, base, api.served);
    },
    { prefix: base },
  );
}
