import cookie from '@fastify/cookie';
import { SAME_ORIGIN } from '@plateprint/shared/kernel/api/api-base.ts';
import { RESTAURANT_COOKIE } from '@plateprint/shared/restaurants/restaurant-cookie.ts';
import { isLanguage, type Language, LANGUAGE_COOKIE, languageOfHeader } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { OPEN_REFERENCE } from '@plateprint/shared/integrations/open/examples/open-reference-api.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ADMIN } from './admin/routes/admin-area.ts';
import { type AppOptions, emptyApp } from './app/empty-app.ts';
import { mountApi } from './app/mount-api.ts';
import { CALENDAR } from './calendar/routes/calendar-area.ts';
import { CLAIMS } from './claims/claims-area.ts';
import { DASHBOARD } from './dashboard/dashboard-area.ts';
import { DEMO } from './demo/seed/demo-area.ts';
import { isDemoPerson } from './demo/demo-sign-ins.ts';
import { ENTERPRISES } from './enterprises/enterprises-area.ts';
import { FOOTPRINT } from './footprint/footprint-area.ts';
import { mountIngredientData } from './ingredient-data-app.ts';
import { INGREDIENTS } from './ingredients/routes/ingredients-area.ts';
import { type OpenCallers, openCallers } from './integrations/open/gateway/open-callers.ts';
import { INTEGRATIONS } from './integrations/routes/integrations-area.ts';
import { openApi } from './integrations/routes/open-api.ts';
import type { Reach } from './integrations/webhooks/send-message.ts';
import { LEADERBOARD } from './leaderboard/leaderboard-area.ts';
import { MAPPER } from './mapper/routes/mapper-area.ts';
import { MENUS } from './menus/routes/menus-area.ts';
import { ORGANIZATIONS } from './organizations/routes/organizations-area.ts';
import type { Area } from './platform/area.ts';
import type { Configuration } from './platform/configuration.ts';
import { configRoute, healthRoute } from './platform/http/health.ts';
import { isPagePath, pageFiles, pageHeaders } from './platform/http/page-path.ts';
import { sendProblem } from './platform/http/problem.ts';
import { serveReference } from './platform/http/reference.ts';
import { staticWeb } from './platform/http/static-web.ts';
import type { Purge } from './platform/jobs/purge-hourly.ts';
import type { Worker } from './platform/jobs/queue.ts';
import type { Services } from './platform/services.ts';
import { imageProxyRoute } from './platform/image-proxy/image-proxy-route.ts';
import { serveUploads } from './platform/storage/uploads.ts';
import { PURCHASES } from './purchases/routes/purchases-area.ts';
import { RECIPES } from './recipes/routes/recipes-area.ts';
import { REPORTS } from './reports/routes/reports-area.ts';
import { RESTAURANTS } from './restaurants/restaurants-area.ts';
import { TARGETS } from './targets/targets-area.ts';
import { USERS } from './users/routes/users-area.ts';
import { sessionToken } from './users/session-cookie.ts';

/** The services of all areas' calls, with the extra needs of some. */
interface Needs extends Services {
  /** Whether a person may not sign in here. */
  isBarred: (person: { id: string }) => boolean;
  /** The plan of a new organization where none is chosen. */
  defaultPlan: Configuration['defaultPlan'];
  /** Calls of the open API that each integration may make. */
  perMinute: number;
  /** Looks up again whose an integration's keys are. */
  forgetKeysOf: (integrationId: string) => void;
  reach: Reach;
}

/** Every area, in the order in which its calls stand in the reference. */
const AREAS: readonly Area<Needs>[] = [
  FOOTPRINT,
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

/**
 * All removals of the areas: ended sessions, forgotten sign-in attempts, links long out of date, things that were in the bin for
 * 30 days.
 */
export const PURGES: readonly Purge[] = AREAS.flatMap(({ purges = [] }) => purges);

/** The workers of all areas' jobs. */
export function workersOf(services: Services): Worker[] {
  return AREAS.flatMap(({ workers }) => workers?.(services) ?? []);
}

/** How webhooks reach the addresses that strangers wrote. */
export function reachOf({ production, webhookPrivateAddresses }: Configuration): Reach {
  return { httpsOnly: production, privateToo: webhookPrivateAddresses };
}

async function mountOpenApi(
  app: FastifyInstance,
  services: Services & { callers: OpenCallers },
  { configuration, version }: AppOptions,
): Promise<void> {
  await mountApi(app, '/api/open/v1', (api) => {
    openApi(api, { ...services, perMinute: configuration.openApiPerMinute, version });
    serveReference(api, { ...OPEN_REFERENCE, version });
  });
}

/** The whole product: the main API, the ingredient data service and the browser side. The one place that names all areas. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { configuration, version, web, hasRoom, isStopping } = options;
  const app = await emptyApp(options);
  await app.register(cookie);
  const callers = openCallers(services);
  await mountApi(app, '/api', (api) => {
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
  for (const { pages } of AREAS) await pages?.(app, services, { version, requestsPerMinute: configuration.requestsPerMinute });
  serveUploads(app, services.files);
  await imageProxyRoute(app, { whoSends: services.sessions.whoSends, clock: () => performance.now() });
  const isApiBeside = configuration.hostTable === null && configuration.mainApi === SAME_ORIGIN.mainApi;
  const pages = web !== undefined && (await staticWeb(app, web)) ? await pageFiles(web, { isApiBeside }) : null;
  app.setNotFoundHandler((request, reply) => {
    if (pages === null || request.method !== 'GET' || !isPagePath(request.url))
      return sendProblem(reply, { code: 'not_found', status: 404 });
    const restaurant = ownValue(request.cookies, RESTAURANT_COOKIE) ?? null;
    const ahead = pages(request.url, { hasSession: sessionToken(request) !== null, language: languageOf(request), restaurant });
    return reply.headers({ ...pageHeaders(request.url), ...ahead }).sendFile('index.html');
  });
  return app;
}

/** The language that this browser showed last, else the one that it wishes for. */
function languageOf(request: FastifyRequest): Language {
  const shown = ownValue(request.cookies, LANGUAGE_COOKIE);
  return isLanguage(shown) ? shown : languageOfHeader(request.headers['accept-language']);
}
