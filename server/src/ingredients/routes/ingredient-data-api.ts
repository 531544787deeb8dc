import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { ingredientDataRoutes } from './ingredient-routes.ts';
import { qualityRoutes } from './quality-routes.ts';
import { sourceRoutes } from './source-routes.ts';

/** The API of the food data alone, open to everybody. */
export function ingredientDataApi(api: FastifyInstance, services: Pick<Services, 'foodData'>): void {
  ingredientDataRoutes(api, services);
  sourceRoutes(api, services);
  qualityRoutes(api, services);
}
