import type { AnyEndpoint } from '@plateprint/shared/kernel/endpoint.ts';
import { openApiDocument } from '@plateprint/shared/kernel/openapi.ts';
import type { FastifyInstance } from 'fastify';

interface Reference {
  title: string;
  version: string;
  description: string;
  /** The API's base, as callers see it. */
  server: string;
}

/** The OpenAPI 3.1 document of what this server really serves, made once at the first reading. */
export function serveReference(app: FastifyInstance, reference: Reference): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument({ ...reference, endpoints: app.served satisfies AnyEndpoint[] }));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
