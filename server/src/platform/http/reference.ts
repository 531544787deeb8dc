import { openApiDocument, type Reference } from '@plateprint/shared/kernel/api/openapi.ts';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI 3.1 document of what this server really serves, made once at the first reading. */
export function serveReference(app: FastifyInstance, reference: Omit<Reference, 'endpoints'>): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument({ ...reference, endpoints: app.served }));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
