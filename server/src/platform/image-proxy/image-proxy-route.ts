import rateLimit from '@fastify/rate-limit';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fetchPublic, INTERNET, type Network } from './fetch-public.ts';
import { recentlyUsed } from './recently-used.ts';
import { safeImage } from './safe-image.ts';

const FRESH_MS = 10 * 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
const PER_MINUTE = 120;
/** A picture opened on its own is a document: nothing runs in it, nothing loads. */
const HEADERS = {
  'cache-control': 'private, max-age=600',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'inline',
};

interface ProxyServices {
  whoSends: (request: FastifyRequest, how: { fresh: boolean }) => Promise<Actor | null>;
  /** Milliseconds. */
  clock: () => number;
  network?: Network;
}

/**
 * `GET /proxy?url&ts`: pictures from public addresses for pages that are drawn into files, for people who are signed in.
 * `ts` only makes an address of its own, as the former pages do.
 */
export async function imageProxyRoute(
  app: FastifyInstance,
  { whoSends, clock, network = INTERNET }: ProxyServices,
): Promise<void> {
  const images = recentlyUsed({ mostBytes: MOST_BYTES, freshMs: FRESH_MS, clock });
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: PER_MINUTE, timeWindow: 60_000 });
    scope.get('/proxy', { compress: false }, async (request, reply) => {
      const actor = await whoSends(request, { fresh: false });
      if (!actor) throw new AppError('not_signed_in');
      const { url } = request.query as Record<string, unknown>;
      if (typeof url !== 'string') throw new AppError('not_found');
      const { type, content } = await images(url, async () => safeImage(await fetchPublic(url, network), actor.organizationId));
      return reply.headers({ ...HEADERS, 'content-type': type }).send(content);
    });
  });
}
