import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { OPEN_REFERENCE } from '@plateprint/shared/integrations/open/open-reference-api.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { type Configuration, isPublicHttps } from './configuration.ts';
import { isDemoPerson } from './demo/demo-sign-ins.ts';
import { demoReportWorker } from './demo/reports/seed-reports.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { erasureWorkers, purgeOrganizations } from './admin/erasure/erase-organization.ts';
import { purgeExports } from './admin/export/export-store.ts';
import { exportWorkers } from './admin/export/make-export.ts';
import { enterpriseRoutes } from './enterprises/enterprise-routes.ts';
import { comparisonRoutes } from './dashboard/comparison-routes.ts';
import { memberRoutes } from './organizations/member-routes.ts';
import { purgeLogos } from './organizations/logo-store.ts';
import { organizationRoutes } from './organizations/organization-routes.ts';
import { carbonLabelRoute } from './footprint/carbon-label-route.ts';
import { originsOf } from './http/api-bases.ts';
import { configRoute, healthRoute } from './http/health.ts';
import { outsideOrigins } from './http/outside-address.ts';
import { readJson } from './http/json-body.ts';
import { answerOthers } from './http/other-method.ts';
import { answerBrokenAddress, answerProblems, sendProblem } from './http/problem.ts';
import { serveReference } from './http/reference.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticWeb } from './http/static-web.ts';
import { categoryRoutes } from './ingredients/category-routes.ts';
import { ingredientDataRoutes } from './ingredients/ingredient-routes.ts';
import { sourceRoutes } from './ingredients/source-routes.ts';
import { mapperRoutes } from './mapper/mapper-routes.ts';
import { purgeNames } from './mapper/purge-names.ts';
import { integrationRoutes } from './integrations/integration-routes.ts';
import { openCalls } from './integrations/open/calls/open-calls.ts';
import { openKeyRoute } from './integrations/open/open-key-route.ts';
import { purgeAnswers } from './integrations/open/door/answer-store.ts';
import { purgeCallCounts } from './integrations/open/door/call-count-store.ts';
import { type OpenCallers, openCallers } from './integrations/open/door/open-callers.ts';
import { openDoor } from './integrations/open/door/open-door.ts';
import { mcpRoute } from './integrations/open/mcp/mcp-route.ts';
import { purgeBoards } from './leaderboard/board-store.ts';
import { leaderboardWorkers } from './leaderboard/fresh-board.ts';
import { leaderboardRoutes } from './leaderboard/leaderboard-routes.ts';
import { livePageRoutes } from './menus/live/live-page-routes.ts';
import { menuRoutes } from './menus/menu-routes.ts';
import { purgeMenus } from './menus/purge-menus.ts';
import { purgeDeliveries } from './integrations/webhooks/delivery-log-store.ts';
import { webhookWorkers } from './integrations/webhooks/off-mail.ts';
import type { Reach } from './integrations/webhooks/send-message.ts';
import { webhookRoutes } from './integrations/webhooks/webhook-routes.ts';
import type { FailureReports } from './failures/failure-reports.ts';
import type { Meters } from './metrics/meters.ts';
import { routeOf, watchAnswers } from './metrics/watch-answers.ts';
import type { Parts } from './parts.ts';
import { purgeReports } from './reports/purge-reports.ts';
import { reportRoutes } from './reports/report-routes.ts';
import type { Purge } from './jobs/purge-hourly.ts';
import type { Worker } from './jobs/queue.ts';
import { recipeWorkers } from './recipes/recipe-jobs.ts';
import { emptyBin } from './recipes/recipe-store.ts';
import { accountWorkers } from './users/account-workers.ts';
import { purgeAttempts } from './users/attempt-store.ts';
import { purgePeople } from './users/personal-data/erase-people.ts';
import { purgeDevices } from './users/device-store.ts';
import { purgeInvitations } from './users/open-invitation-store.ts';
import { purgeSessions } from './users/session-store.ts';
import { purgeTokens } from './users/token-store.ts';
import { recipeRoutes } from './recipes/recipe-routes.ts';
import { restaurantRoutes } from './restaurants/restaurant-routes.ts';
import { imageProxyRoute } from './storage/image-proxy/image-proxy-route.ts';
import { serveUploads } from './storage/uploads.ts';
import { userRoutes } from './users/user-routes.ts';

/** A recipe of 500 lines is 200 kB; nothing that is JSON needs more than this. */
const LARGEST_BODY = 2 * 1024 * 1024;

/** What each area removes in time: ended sessions, forgotten sign-in attempts, links long out of date, what was in the bin for 30 days. */
export const PURGES: readonly Purge[] = [
  purgeSessions,
  purgeAttempts,
  purgeTokens,
  purgeInvitations,
  purgeDevices,
  purgeLogos,
  emptyBin,
  purgeMenus,
  purgeReports,
  purgeBoards,
  purgeNames,
  purgeDeliveries,
  purgeExports,
  purgePeople,
  purgeOrganizations,
  purgeCallCounts,
  purgeAnswers,
];

/** Who does the jobs of each area. */
export function workersOf(parts: Parts): Worker[] {
  return [
    ...accountWorkers(parts),
    ...recipeWorkers(parts),
    ...leaderboardWorkers(parts),
    ...webhookWorkers(parts),
    ...exportWorkers(parts),
    ...erasureWorkers(parts),
    demoReportWorker(parts),
  ];
}

/** How webhooks reach the addresses that strangers wrote. */
export function reachOf({ production, webhookPrivateAddresses }: Configuration): Reach {
  return { httpsOnly: production, privateToo: webhookPrivateAddresses };
}

export interface AppOptions {
  configuration: Configuration;
  version: string;
  /** The folder of the built browser side; absent in tests of the API. */
  web?: string;
  logger?: FastifyBaseLogger | boolean;
  /** Is told of what nobody foresaw. */
  tell?: FailureReports['tell'];
  /** Counts what is answered. */
  meters?: Meters;
  /** Whether the process was asked to stop: it answers still, and asks callers to come by another connection. */
  isStopping?: () => boolean;
}

/** Of several proxies the nearest are trusted: what a caller wrote into the header itself stands before what they add. */
function trustedProxies({ trustProxy }: Configuration): boolean | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

/** Without the query, and without the secret that the page of a mail's link has in its path. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replaceAll(/\/[\w-]{40,}(?=\/|$)/g, '/…');
}

async function ground({ configuration, logger, tell, meters, isStopping }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(typeof logger === 'object' ? { loggerInstance: logger } : { logger: logger ?? false }),
    bodyLimit: LARGEST_BODY,
    trustProxy: trustedProxies(configuration),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }), // one line a request, by the hook below
    frameworkErrors: answerBrokenAddress,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what came in on an open connection is answered
    // A machine that is busy with more than this product starts it late rather than not at all.
    pluginTimeout: 120_000,
  });
  app.removeContentTypeParser('text/plain');
  readJson(app);
  app.decorate('served', []);
  app.decorate('isPublicHttps', isPublicHttps(configuration));
  answerProblems(app, (error, request) => {
    meters?.failures.inc({ where: 'request' });
    tell?.(error, { where: 'request', what: `${request.method} ${routeOf(request)}`, requestId: request.id });
  });
  if (meters) watchAnswers(app, meters);
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(facts, 'answered');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isStopping?.()) reply.header('connection', 'close');
  });
  const origins = [...originsOf(configuration, configuration.hostTable), ...outsideOrigins(configuration)];
  securityHeaders(app, { secure: app.isPublicHttps, origins });
  await app.register(compress, { global: true, threshold: 4096, encodings: ['gzip', 'deflate', 'identity'] });
  return app;
}

/** One API below its base: its own list of served endpoints, its own reference, nothing cached unless it says so. */
async function mount(app: FastifyInstance, base: string, routes: (api: FastifyInstance) => void | Promise<void>): Promise<void> {
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

const INGREDIENT_DATA =
  'Regions, ingredients, variations, written lines and factors. It holds no data of any customer and needs no session.';

async function mountIngredientData(
  app: FastifyInstance,
  parts: Pick<Parts, 'foodData'>,
  { configuration, version }: AppOptions,
): Promise<void> {
  await mount(app, '/ingredient-data', async (api) => {
    await api.register(rateLimit, { max: configuration.requestsPerMinute, timeWindow: 60_000 });
    api.decorate('whoSends', async () => null);
    ingredientDataRoutes(api, parts);
    sourceRoutes(api, parts);
    healthRoute(api, { version, foodData: parts.foodData.version });
    serveReference(api, {
      title: 'Plateprint ingredient data',
      version,
      server: '/ingredient-data',
      description: INGREDIENT_DATA,
    });
  });
}

async function mountOpenApi(
  app: FastifyInstance,
  parts: Parts & { callers: OpenCallers },
  { configuration, version }: AppOptions,
): Promise<void> {
  const perMinute = configuration.openApiPerMinute;
  await mount(app, '/api/open/v1', (api) => {
    openDoor(api, parts, { callers: parts.callers, perMinute });
    openKeyRoute(api, { ...parts, perMinute });
    openCalls(api, parts);
    mcpRoute(api, { ...parts, perMinute, version });
    serveReference(api, { ...OPEN_REFERENCE, version });
  });
}

/** Every path that names no file is a page: the browser side finds out which. */
function isPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
}

/** The whole product: the main API, the ingredient data service and the browser side. The one place that names all areas. */
export async function buildApp(parts: Parts, options: AppOptions): Promise<FastifyInstance> {
  const { configuration, version, web, isStopping } = options;
  const app = await ground(options);
  await app.register(cookie);
  const callers = openCallers(parts);
  await mount(app, '/api', (api) => {
    api.decorate('whoSends', parts.sessions.whoSends);
    healthRoute(api, { version, foodData: parts.foodData.version, pool: parts.pool, isStopping });
    configRoute(api, configuration);
    userRoutes(api, { ...parts, isBarred: configuration.production ? isDemoPerson : () => false });
    organizationRoutes(api, parts);
    memberRoutes(api, parts);
    restaurantRoutes(api, parts);
    enterpriseRoutes(api, parts);
    adminRoutes(api, { ...parts, defaultPlan: configuration.defaultPlan });
    categoryRoutes(api, parts);
    mapperRoutes(api, parts);
    recipeRoutes(api, parts);
    menuRoutes(api, parts);
    reportRoutes(api, parts);
    leaderboardRoutes(api, parts);
    integrationRoutes(api, { ...parts, perMinute: configuration.openApiPerMinute, forgetKeysOf: callers.forget });
    comparisonRoutes(api, parts);
    webhookRoutes(api, { ...parts, reach: reachOf(configuration) });
    serveReference(api, {
      title: 'Plateprint',
      version,
      server: '/api',
      description: 'Recipes, menus and reports with their CO2e footprint.',
    });
  });
  await mountOpenApi(app, { ...parts, callers }, options);
  await mountIngredientData(app, parts, options);
  carbonLabelRoute(app);
  await livePageRoutes(app, parts, { version, requestsPerMinute: configuration.requestsPerMinute });
  serveUploads(app, parts.files);
  await imageProxyRoute(app, { whoSends: parts.sessions.whoSends, clock: () => performance.now() });
  const hasPages = web !== undefined && (await staticWeb(app, web));
  app.setNotFoundHandler((request, reply) =>
    hasPages && isPage(request)
      ? reply.header('cache-control', 'no-cache').sendFile('index.html')
      : sendProblem(reply, { code: 'not_found', status: 404 }),
  );
  return app;
}

/** The ingredient data service as a process of its own. */
export async function buildIngredientDataApp(parts: Pick<Parts, 'foodData'>, options: AppOptions): Promise<FastifyInstance> {
  const app = await ground(options);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, { code: 'not_found', status: 404 }));
  await mountIngredientData(app, parts, options);
  return app;
}
