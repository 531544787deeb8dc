import { stat } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built browser side: hashed files for ever, everything else asks again; any page's path answers with the one document. */
export async function staticWeb(app: FastifyInstance, folder: string): Promise<boolean> {
  const built = await stat(`${folder}/index.html`).then(
    () => true,
    () => false,
  );
  if (!built) return false;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, path) {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return true;
}
