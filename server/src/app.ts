import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { OPEN_REFERENCE } from '@plateprint/shared/integrations/open/examples/open-reference-api.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Configuration, isPublicHttps, trustedProxies } from './platform/configuration.ts';
import { USERS } from './users/routes/users-area.ts';
import { ORGANIZATIONS } from './organizations/routes/organizations-area.ts';
import { RESTAURANTS } from './restaurants/restaurants-area.ts';
import { ENTERPRISES } from './enterprises/enterprises-area.ts';
import { ADMIN } from './admin/routes/admin-area.ts';
import { INGREDIENTS } from './ingredients/routes/ingredients-area.ts';
import { MAPPER } from './mapper/routes/mapper-area.ts';
import { CLAIMS } from './claims/claims-area.ts';
import { RECIPES } from './recipes/routes/recipes-area.ts';
import { MENUS } from './menus/routes/menus-area.ts';
import { REPORTS } from './reports/routes/reports-area.ts';
import { PURCHASES } from './purchases/routes/purchases-area.ts';
import { TARGETS } from './targets/targets-area.ts';
import { mealFeedRoutes } from './calendar/routes/meal-feed-routes.ts';
import { CALENDAR } from './calendar/routes/calendar-area.ts';
import { LEADERBOARD } from './leaderboard/leaderboard-area.ts';
import { INTEGRATIONS } from './integrations/routes/integrations-area.ts';
import { DASHBOARD } from './dashboard/dashboard-area.ts';
import { DEMO } from './demo/demo-area.ts';
import { isDemoPerson } from './demo/demo-sign-ins.ts';
import { carbonLabelRoute } from './footprint/carbon-label-route.ts';
import { originsOf } from './platform/http/api-bases.ts';
import { configRoute, healthRoute } from './platform/http/health.ts';
import { outsideOrigins } from './platform/http/outside-address.ts';
import { readJson } from './platform/http/json-body.ts';
import { answerOthers } from './platform/http/other-method.ts';
import { isPagePath, pageHeaders } from './platform/http/page-path.ts';
import { answerNoRequest, PATIENCE, type Patience, serverPatience, watchBodies } from './platform/http/patience.ts';
import { answerBrokenAddress, answerProblems, sendProblem } from './platform/http/problem.ts';
import { serveReference } from './platform/http/reference.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { staticWeb } from './platform/http/static-web.ts';
import { ingredientDataRoutes } from './ingredients/routes/ingredient-routes.ts';
import { qualityRoutes } from './ingredients/routes/quality-routes.ts';
import { sourceRoutes } from './ingredients/routes/source-routes.ts';
import { openMenuPlanCalls } from './integrations/open/menu-plans/menu-plan-calls.ts';
import { openInvoiceCalls } from './integrations/open/invoices/invoice-calls.ts';
import { openCalls } from './integrations/open/calls/open-calls.ts';
import { openCompareRoute } from './integrations/open/compare/compare-route.ts';
import { openKeyRoute } from './integrations/open/open-key-route.ts';
import { type OpenCallers, openCallers } from './integrations/open/gateway/open-callers.ts';
import { openGateway } from './integrations/open/gateway/open-gateway.ts';
import { mcpRoute } from './integrations/open/mcp/mcp-route.ts';
import { livePageRoutes } from './menus/live/live-page-routes.ts';
import type { Replica } from './platform/database/replica.ts';
import type { Reach } from './integrations/webhooks/send-message.ts';
import type { FailureReports } from './platform/failures/failure-reports.ts';
import type { Meters } from './platform/metrics/meters.ts';
import { routeOf, watchAnswers } from './platform/metrics/watch-answers.ts';
import type { Services } from './platform/services.ts';
import type { Area } from './platform/area.ts';
import type { Purge } from './platform/jobs/purge-hourly.ts';
import type { Worker } from './platform/jobs/queue.ts';
import { imageProxyRoute } from './platform/storage/image-proxy/image-proxy-route.ts';
import { serveUploads } from './platform/storage/uploads.ts';

/** A recipe of 500 lines is 200 kB; nothing that is JSON needs more than this. */
const LARGEST_BODY = 2 * 1024 * 1024;

/** What the calls of the areas are served with: the services, and what each of them needs beside. */
interface Needs extends Services {
  /** Who may not sign in here, though they are there. */
  isBarred: (person: { id: string }) => boolean;
  /** What a new organization has where nobody says. */
  defaultPlan: Configuration['defaultPlan'];
  /** Calls of the open API that each integration may make. */
  perMinute: number;
  /** Asks anew whose an integration's keys are. */
  forgetKeysOf: (integrationId: string) => void;
  reach: Reach;
}

/** Every area, in the order in which its calls stand in the reference. */
const AREAS: readonly Area<Needs>[] = [
  USERS,
  ORGANIZATIONS,
  RESTAURANTS,
  ENTERPRISES,
  ADMIN,
  INGREDIENTS,
  MAPPER,
  CLAIMS,
  RECIPES,
  MENUS,
  REPORTS,
  PURCHASES,
  TARGETS,
  CALENDAR,
  LEADERBOARD,
  INTEGRATIONS,
  DASHBOARD,
  DEMO,
];

/** What the areas remove in time: ended sessions, forgotten sign-in attempts, links long out of date, what was in the bin for 30 days. */
export const PURGES: readonly Purge[] = AREAS.flatMap(({ purges = [] }) => purges);

/** Who does the jobs of the areas. */
export function workersOf(services: Services): Worker[] {
  return AREAS.flatMap(({ workers }) => workers?.(services) ?? []);
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
  /** A server that follows the database; absent: everything is read from the primary. */
  replica?: Replica | undefined;
  /** Whether changes can be written; absent: they can. */
  hasRoom?: () => boolean;
  /** How long a request may take to come; absent: as long as everywhere. */
  patience?: Patience;
  /** Whether the process was asked to stop: it answers still, and asks callers to come by another connection. */
  isStopping?: () => boolean;
}

/** Without the query, and without the secret that the page of a mail's link has in its path. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replaceAll(/\/[\w-]{40,}(?=\/|$)/g, '/…');
}

async function emptyApp(options: AppOptions): Promise<FastifyInstance> {
  const { configuration, logger, tell, meters, hasRoom, isStopping, patience = PATIENCE } = options;
  const app = Fastify({
    http: serverPatience(patience),
    requestTimeout: patience.requestMs,
    clientErrorHandler: answerNoRequest,
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
  if (hasRoom) app.decorate('hasRoom', hasRoom);
  if (options.replica) app.decorate('replica', options.replica);
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
  watchBodies(app, patience);
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
  services: Pick<Services, 'foodData'>,
  { configuration, version }: AppOptions,
): Promise<void> {
  await mount(app, '/ingredient-data', async (api) => {
    await api.register(rateLimit, { max: configuration.requestsPerMinute, timeWindow: 60_000 });
    api.decorate('whoSends', async () => null);
    ingredientDataRoutes(api, services);
    sourceRoutes(api, services);
    qualityRoutes(api, services);
    healthRoute(api, { version, foodData: services.foodData.version });
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
  services: Services & { callers: OpenCallers },
  { configuration, version }: AppOptions,
): Promise<void> {
  const perMinute = configuration.openApiPerMinute;
  await mount(app, '/api/open/v1', (api) => {
    openGateway(api, services, { callers: services.callers, perMinute });
    openKeyRoute(api, { ...services, perMinute });
    openCalls(api, services);
    openInvoiceCalls(api, services);
    openMenuPlanCalls(api, services);
    openCompareRoute(api, services);
    mcpRoute(api, { ...services, perMinute, version });
    serveReference(api, { ...OPEN_REFERENCE, version });
  });
}

/** The whole product: the main API, the ingredient data service and the browser side. The one place that names all areas. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { configuration, version, web, hasRoom, isStopping } = options;
  const app = await emptyApp(options);
  await app.register(cookie);
  const callers = openCallers(services);
  await mount(app, '/api', (api) => {
    api.decorate('whoSends', services.sessions.whoSends);
    healthRoute(api, { version, foodData: services.foodData.version, pool: services.pool, hasRoom, isStopping });
    configRoute(api, configuration);
    const needs: Needs = {
      ...services,
      isBarred: configuration.production ? isDemoPerson : () => false,
      defaultPlan: configuration.defaultPlan,
      perMinute: configuration.openApiPerMinute,
      forgetKeysOf: callers.forget,
      reach: reachOf(configuration),
    };
    for (const { routes } of AREAS) routes?.(api, needs);
    serveReference(api, {
      title: 'Plateprint',
      version,
      server: '/api',
      description: 'Recipes, menus and reports with their CO2e footprint.',
    });
  });
  await mountOpenApi(app, { ...services, callers }, options);
  await mountIngredientData(app, services, options);
  carbonLabelRoute(app);
  await livePageRoutes(app, services, { version, requestsPerMinute: configuration.requestsPerMinute });
  await mealFeedRoutes(app, services, configuration.requestsPerMinute);
  serveUploads(app, services.files);
  await imageProxyRoute(app, { whoSends: services.sessions.whoSends, clock: () => performance.now() });
  const hasPages = web !== undefined && (await staticWeb(app, web));
  app.setNotFoundHandler((request, reply) =>
    hasPages && request.method === 'GET' && isPagePath(request.url)
      ? reply.headers(pageHeaders(request.url)).sendFile('index.html')
      : sendProblem(reply, { code: 'not_found', status: 404 }),
  );
  return app;
}

/** The ingredient data service as a process of its own. */
export async function buildIngredientDataApp(
  services: Pick<Services, 'foodData'>,
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = await emptyApp(options);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, { code: 'not_found', status: 404 }));
  await mountIngredientData(app, services, options);
  return app;
}
