import { mayReadOrganizationReports, mayReadReports, runs } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import * as api from '@plateprint/shared/dashboard/comparison-api.ts';
import { formerSpan, presetSpan, monthsOf } from '@plateprint/shared/dashboard/span.ts';
import { monthsNotPaired, type YearAnswer } from '@plateprint/shared/dashboard/year-answer.ts';
import { namedDifference } from '@plateprint/shared/footprint/difference/said-difference.ts';
import { foodNames } from '@plateprint/shared/ingredients/food-names.ts';
import type { Day } from '@plateprint/shared/kernel/month.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../access/demand.ts';
import { organizationOf } from '../organizations/organization-store.ts';
import type { Database } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { languageOf } from '../reports/dashboard-store.ts';
import { restaurantOf } from '../restaurants/restaurant-store.ts';
import type { LookedAt } from './compared-store.ts';
import { organizationMemory } from './organization-memory.ts';
import { type AnsweredYear, answeredYear } from './answered-year.ts';
import { kitchensWithin } from './two-years-store.ts';

/** So many organizations' foods of two years are some ten megabytes. */
const MOST = 200;

/** Whether a place came down in a year: one question with one answer. */
export function yearRoutes(app: FastifyInstance, { database, clock, foodData }: Services): void {
  const today = foodData.release.version;
  const memory = organizationMemory<AnsweredYear | null>({
    name: 'years of organizations',
    most: MOST,
    nothing: null,
    load: async (of, asked) =>
      new Map(
        await Promise.all(
          asked.organizationIds.map(
            async (id) => [id, await answeredYear(of, { ...asked, organizationIds: [id], restaurantIds: null }, today)] as const,
          ),
        ),
      ),
  });

  serve(
    app,
    api.readYear,
    async ({ actor, params: { id }, query: { category, variety, emissionDatabase } }): Promise<YearAnswer> => {
      const place = await (category === 'organization' ? organizationPlace : restaurantPlace)(database, actor, id);
      const span = presetSpan('year', clock().toISOString().slice(0, 10) as Day);
      const asked: LookedAt = { ...place, variety, emissionDatabase, span, former: formerSpan(span) };
      const kept = place.restaurantIds === null ? (await memory.of(database, asked)).get(id) : null;
      // A job may have worked both years out at one release since: what was of several is looked at anew.
      const remembered = kept && !kept.answer.isMixed ? kept : null;
      const [years, kitchens] = await Promise.all([
        remembered ?? answeredYear(database, asked, today),
        kitchensWithin(database, asked),
      ]);
      const { average, total, changeByFood, isMixed } = years.answer;
      const nameOf = foodNames(foodData, await languageOf(database, actor.userId));
      return {
        ...span,
        months: years.months,
        expected: kitchens * monthsOf(span).length,
        missing: monthsNotPaired(monthsOf(span), { kitchens, paired: years.paired }),
        average: average && { ...average, difference: namedDifference(average.difference, nameOf) },
        total: total && { ...total, difference: namedDifference(total.difference, nameOf) },
        changeByFood: changeByFood.map(({ food, co2 }) => ({ food: food === null ? null : (nameOf(food) ?? food), co2 })),
        causes: years.causes,
        foodDataVersion: years.foodDataVersion,
        isMixed,
      };
    },
  );
}

type Place = Pick<LookedAt, 'organizationIds' | 'restaurantIds'>;

/** A portfolio manager's year is that of the own portfolio. */
async function organizationPlace(database: Database, actor: Actor, id: string): Promise<Place> {
  const organization = await organizationOf(database, actor, id);
  demand(mayReadOrganizationReports(actor, organization));
  return { organizationIds: [id], restaurantIds: runs(actor, organization) ? null : actor.portfolio };
}

async function restaurantPlace(database: Database, actor: Actor, id: string): Promise<Place> {
  const restaurant = await restaurantOf(database, actor, id);
  demand(mayReadReports(actor, restaurant));
  return { organizationIds: [restaurant.organizationId], restaurantIds: [id] };
}
