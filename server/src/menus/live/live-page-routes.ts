import rateLimit from '@fastify/rate-limit';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { isLanguage, type Language, languageOfHeader } from '@plateprint/shared/kernel/language.ts';
import { isGround, lookCss } from '@plateprint/shared/menus/live/live-look.ts';
import { noSuchLivePage } from '@plateprint/shared/menus/live/live-page.ts';
import { LIVE_TOKEN } from '@plateprint/shared/menus/share-link.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { liveEvidencePage } from './live-evidence.ts';
import { isLiveLink, liveMenuOf } from './live-menu-store.ts';
import { livePagesOf } from './live-pages.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** The same colours give the same sheet; a newer version of the product may draw it differently. */
const LOOK_HEADERS = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' };

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

function askedOf(request: FastifyRequest): { language: Language | undefined; isScreen: boolean } {
  const { language, screen } = request.query as Record<string, unknown>;
  return { language: isLanguage(language) ? language : undefined, isScreen: screen === '1' };
}

function tellNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers(HEADERS)
    .send(noSuchLivePage(languageOfHeader(request.headers['accept-language'])));
}

interface Limits {
  version: string;
  requestsPerMinute: number;
}

/** `/live/{token}`: the public page of a link and, for those that show it, its version. No session, no cookie. */
export async function livePageRoutes(
  app: FastifyInstance,
  { database, clock, foodData }: Pick<Services, 'database' | 'clock' | 'foodData'>,
  { version: build, requestsPerMinute }: Limits,
): Promise<void> {
  const pages = livePagesOf({
    isLive: async (token) => isLiveLink(database, token),
    liveMenuOf: async (token) => liveMenuOf(database, token, clock()),
    clock: () => performance.now(),
    build,
  });
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: requestsPerMinute, timeWindow: 60_000 });

    scope.get('/live/:token', { compress: false }, async (request, reply) => {
      const token = tokenOf(request);
      const page = LIVE_TOKEN.test(token) ? await pages.page(token, askedOf(request)) : null;
      if (!page) return tellNothing(request, reply);
      void reply.headers({ ...HEADERS, etag: page.etag, vary: 'accept-encoding' });
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
      return reply.header('content-encoding', 'gzip').send(page.gzipped);
    });

    scope.get('/live-menu/look/:ground/:file', async (request, reply) => {
      const { ground, file } = request.params as { ground: string; file: string };
      const [, ink] = /^([0-9a-f]{6})\.css$/.exec(file) ?? [];
      if (ink === undefined || !isGround(ground)) throw new AppError('not_found');
      return reply.headers(LOOK_HEADERS).send(lookCss(ground, `#${ink}`));
    });

    scope.get('/live/:token/dish/:place', async (request, reply) => {
      const { token, place } = request.params as { token: string; place: string };
      const { language = languageOfHeader(request.headers['accept-language']) } = askedOf(request);
      const page =
        LIVE_TOKEN.test(token) && /^\d{1,3}$/.test(place)
          ? await liveEvidencePage({ database, foodData, clock }, { token, place: Number(place), language })
          : null;
      return page === null ? tellNothing(request, reply) : reply.headers(HEADERS).send(page);
    });

    scope.get('/live/:token/version', { compress: false }, async (request, reply) => {
      const token = tokenOf(request);
      const version = LIVE_TOKEN.test(token) ? await pages.version(token) : null;
      void reply.headers({ ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
      if (version === null) return reply.code(404).send('');
      const etag = `"${version}"`;
      void reply.header('etag', etag);
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(version);
    });
  });
}
