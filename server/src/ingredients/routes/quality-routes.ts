import { readQuality } from '@plateprint/shared/ingredients/api/quality-api.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { loadQuality } from '../actions/load-quality.ts';

/** How right the food data is: the same for everybody, and read when somebody first asks. */
export function qualityRoutes(app: FastifyInstance, { foodData }: { foodData: FoodData }): void {
  let reading: ReturnType<typeof loadQuality> | null = null;
  serve(app, readQuality, async () => (reading ??= loadQuality(foodData)));
}
