import { mayReadReports } from '@plateprint/shared/access/abilities.ts';
import { featureOfTargets, mayReadTargets, maySetTargets } from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Day, Month } from '@plateprint/shared/kernel/month.ts';
import { judgeChange } from '@plateprint/shared/targets/judged/judge-change.ts';
import { judgeWeeks } from '@plateprint/shared/targets/judged/judge-weeks.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../access/demand.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { languageOf } from '../reports/dashboard-store.ts';
import { restaurantOf } from '../restaurants/restaurant-store.ts';
import { keepActions } from './kept-actions.ts';
import { servingsOfDishes, weeksOfDishes } from './dish-values.ts';
import { monthlyValues } from './monthly-value-store.ts';
import { nextSteps } from './next-steps.ts';
import { placeOf } from './place-of-target.ts';
import { toTarget } from './target-row.ts';
import { targetOf } from './target-store.ts';
import { whatCame } from './what-came.ts';

/** Possible actions, chosen ones, and their results. */
export function actionRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.readNextSteps, async ({ actor, query }) => {
    const place = await placeOf(database, actor, query);
    demand(mayReadTargets(actor, place));
    return nextSteps(services, place, await languageOf(database, actor.userId));
  });

  serve(app, api.keepActions, async ({ actor, params, body: { actionIds, version } }) => {
    const kept = await targetOf(database, actor, params);
    demandOfPlan(maySetTargets(actor, kept.place), actor, featureOfTargets(kept.place), kept.place.organization);
    const language = await languageOf(database, actor.userId);
    return toTarget(await keepActions(services, actor, { kept, choice: { actionIds, version, language } }));
  });

  serve(app, api.readKeptActions, async ({ actor, params }) => {
    const kept = await targetOf(database, actor, params);
    demand(mayReadTargets(actor, kept.place));
    return { items: await whatCame(services, kept, await languageOf(database, actor.userId)), next: null };
  });

  serve(app, api.judgeMonth, async ({ actor, params, query: { month, variety, dish, day } }) => {
    const restaurant = await restaurantOf(database, actor, params.restaurantId);
    demand(mayReadReports(actor, restaurant));
    if (day !== undefined) {
      if (dish === undefined || !day.startsWith(month))
        throw new AppError('invalid_input', [
          { path: 'day', code: 'other_month', message: 'A day is one of the month, and of a dish.' },
        ]);
      const { own, others } = await weeksOfDishes(database, restaurant, { dish, from: day as Day });
      return judgeWeeks(own, others);
    }
    if (dish !== undefined) {
      const { own, others } = await servingsOfDishes(services, restaurant, { dish, around: month as Month });
      return judgeChange(own, others, month);
    }
    const values = await monthlyValues(database, restaurant.organizationId, {
      around: month as Month,
      variety,
      version: services.foodData.version,
    });
    const others = [...values].filter(([id]) => id !== restaurant.id).map(([, each]) => each);
    return judgeChange(values.get(restaurant.id) ?? new Map(), others, month);
  });
}
