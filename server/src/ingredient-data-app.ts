import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, emptyApp } from './app/empty-app.ts';
import { mountApi } from './app/mount-api.ts';
import { ingredientDataApi } from './ingredients/routes/ingredient-data-api.ts';
import { healthRoute } from './platform/http/health.ts';
import { sendProblem } from './platform/http/problem.ts';
import { serveReference } from './platform/http/reference.ts';
import type { Services } from './platform/services.ts';

const INGREDIENT_DATA =
  'Regions, ingredients, variations, written lines and factors. It holds no data of any customer and needs no session.';

export async function mountIngredientData(
  app: FastifyInstance,
  services: Pick<Services, 'foodData'>,
  { configuration, version }: AppOptions,
): Promise<void> {
  await mountApi(app, '/ingredient-data', async (api) => {
    await api.register(rateLimit, { max: configuration.requestsPerMinute, timeWindow: 60_000 });
    api.decorate('whoSends', async () => null);
    ingredientDataApi(api, services);
    healthRoute(api, { version, foodData: services.foodData.version });
    serveReference(api, {
      title: 'Plateprint ingredient data',
      version,
      server: '/ingredient-data',
      description: INGREDIENT_DATA,
    });
  });
}

/** The ingredient data service as a process of its own: it loads nothing of the other areas. */
export async function buildIngredientDataApp(
  services: Pick<Services, 'foodData'>,
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = await emptyApp(options);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, { code: 'not_found', status: 404 }));
  await mountIngredientData(app, services, options);
  return app;
}
