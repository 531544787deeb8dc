import { mayReadReports } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { featureOfTargets, mayReadTargets, maySetTargets } from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import { judgeChange } from '@plateprint/shared/targets/judged/judge-change.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../access/demand.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { homeOf } from '../recipes/recipe-store.ts';
import { languageOf } from '../reports/dashboard-store.ts';
import { restaurantOf } from '../restaurants/restaurant-store.ts';
import { keepActions, whatCame } from './kept-actions.ts';
import { monthlyValues } from './monthly-value-store.ts';
import { nextSteps } from './next-steps.ts';
import { toTarget } from './target-row.ts';
import { type OwnedTarget, targetOf } from './target-store.ts';

/** The kitchen whose dishes are spoken of. @throws invalid_input for a target of a whole organization: its dishes are its kitchens' */
function kitchenIdOf({ row }: OwnedTarget): string {
  if (row.restaurant_id !== null) return row.restaurant_id;
  throw new AppError('invalid_input', [{ path: 'id', code: 'no_kitchen', message: 'This target is of a whole organization.' }]);
}

/** What could be done, what was chosen, and what came of it. */
export function actionRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const kitchenOf = async (actor: Actor, restaurantId: string) =>
    homeOf(database, await restaurantOf(database, actor, restaurantId));

  serve(app, api.readNextSteps, async ({ actor, params }) => {
    const kitchen = await kitchenOf(actor, params.restaurantId);
    demand(mayReadReports(actor, kitchen));
    return nextSteps(services, kitchen, await languageOf(database, actor.userId));
  });

  serve(app, api.keepActions, async ({ actor, params, body: { actionIds, version } }) => {
    const kept = await targetOf(database, actor, params);
    demandOfPlan(maySetTargets(actor, kept.place), actor, featureOfTargets(kept.place), kept.place.organization);
    const [kitchen, language] = await Promise.all([kitchenOf(actor, kitchenIdOf(kept)), languageOf(database, actor.userId)]);
    return toTarget(await keepActions(services, actor, { kept, choice: { kitchen, actionIds, version, language } }));
  });

  serve(app, api.readKeptActions, async ({ actor, params }) => {
    const kept = await targetOf(database, actor, params);
    demand(mayReadTargets(actor, kept.place));
    const kitchen = { id: kitchenIdOf(kept), organizationId: kept.row.organization_id };
    return { items: await whatCame(services, kitchen, kept.row), next: null };
  });

  serve(app, api.judgeMonth, async ({ actor, params, query: { month, variety } }) => {
    const restaurant = await restaurantOf(database, actor, params.restaurantId);
    demand(mayReadReports(actor, restaurant));
    const values = await monthlyValues(database, restaurant.organizationId, {
      around: month as Month,
      variety,
      version: services.foodData.version,
    });
    const others = [...values].filter(([id]) => id !== restaurant.id).map(([, each]) => each);
    return judgeChange(values.get(restaurant.id) ?? new Map(), others, month);
  });
}
