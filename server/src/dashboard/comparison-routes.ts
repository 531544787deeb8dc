import { mayReadOrganizationReports, mayViewEnterprise, runs } from '@plateprint/shared/access/abilities.ts';
import * as api from '@plateprint/shared/dashboard/comparison-api.ts';
import { allFoods } from '@plateprint/shared/dashboard/compared-foods.ts';
import { formerSpan } from '@plateprint/shared/dashboard/span.ts';
import { DEFAULT_BENCHMARK } from '@plateprint/shared/footprint/benchmark.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../access/demand.ts';
import { enterpriseOf } from '../enterprises/enterprise-store.ts';
import { serve } from '../platform/http/serve.ts';
import { organizationOf } from '../organizations/organization-store.ts';
import type { Services } from '../platform/services.ts';
import { languageOf, newestBenchmark } from '../reports/dashboard-store.ts';
import { comparedMonthSums, comparedRestaurants, type LookedAt, restaurantCounts } from './compared-store.ts';
import { presentComparison, spanOf } from './comparison.ts';
import { foodNames } from '@plateprint/shared/ingredients/food-names.ts';
import { organizationsIn } from './place-store.ts';
import { releaseOfSpans } from './release-of-spans.ts';
import { foodsMemory, foodsOfRestaurants } from './remembered-foods.ts';
import { sumsMemory } from './remembered-sums.ts';

/** Totals and comparison over organizations and over restaurants. */
export function comparisonRoutes(app: FastifyInstance, { database, clock, foodData }: Services): void {
  const memory = sumsMemory();
  const foodMemory = foodsMemory();

  serve(app, api.compareOrganizations, async ({ actor, params, query }) => {
    const enterprise = await enterpriseOf(database, actor, params.id);
    demandOfPlan(mayViewEnterprise(actor, enterprise), actor, 'enterprise_views', {});
    const organizations = await organizationsIn(database, enterprise.id);
    const span = spanOf(query, clock());
    const organizationIds = organizations.map(({ id }) => id);
    const { variety, emissionDatabase } = query;
    const spans: LookedAt = { organizationIds, restaurantIds: null, variety, emissionDatabase, span, former: formerSpan(span) };
    const release = await releaseOfSpans(database, spans, foodData.version);
    const asked = { ...spans, version: release.version };
    const [sums, counts] = await Promise.all([memory.of(database, asked), restaurantCounts(database, organizationIds)]);
    const compared = organizations.flatMap((organization) => {
      const found = sums.get(organization.id);
      return found ? [{ ...organization, restaurants: counts.get(organization.id) ?? 0, ...found }] : [];
    });
    const months = compared.flatMap((each) => each.months.map((month) => ({ ...month, id: each.id })));
    const { id, name } = enterprise;
    const found = { place: { id, name }, enterprise: null, span, compared, months, benchmark: DEFAULT_BENCHMARK };
    const foodsOfEach = async () => foodMemory.of(database, asked);
    const foods = { ofAll: async () => allFoods([...(await foodsOfEach()).values()]), ofRows: foodsOfEach };
    const nameOfFood = foodNames(foodData, await languageOf(database, actor.userId));
    return presentComparison({ ...found, monthsOfRows: async () => months, foods, nameOfFood, release }, query);
  });

  serve(app, api.compareRestaurants, async ({ actor, params, query, reading }) => {
    const organization = await organizationOf(database, actor, params.id);
    demand(mayReadOrganizationReports(actor, organization));
    const span = spanOf(query, clock());
    const spans: LookedAt = {
      organizationIds: [organization.id],
      restaurantIds: runs(actor, organization) ? null : actor.portfolio,
      variety: query.variety,
      emissionDatabase: query.emissionDatabase,
      span,
      former: formerSpan(span),
    };
    const release = await releaseOfSpans(reading(database), spans, foodData.version);
    const asked = { ...spans, version: release.version };
    const [compared, months, benchmark] = await Promise.all([
      comparedRestaurants(reading(database), asked),
      comparedMonthSums(reading(database), asked, null),
      newestBenchmark(reading(database), { organizationId: organization.id, restaurantId: null, variety: query.variety }),
    ]);
    const { id, name, enterpriseId, enterpriseName } = organization;
    const isSeen = enterpriseId !== null && mayViewEnterprise(actor, { id: enterpriseId });
    const enterprise = isSeen ? { id: enterpriseId, name: enterpriseName ?? '' } : null;
    const monthsOfRows = async (restaurantIds: readonly string[]) =>
      comparedMonthSums(reading(database), { ...asked, restaurantIds }, 'restaurant_id');
    // Remembered sums ask by the primary's clock what changed since.
    const foods = foodsOfRestaurants(database, asked, foodMemory);
    const nameOfFood = foodNames(foodData, await languageOf(database, actor.userId));
    const shown = { place: { id, name }, enterprise, span, compared, months, benchmark };
    return presentComparison({ ...shown, monthsOfRows, foods, nameOfFood, release }, query);
  });
}
