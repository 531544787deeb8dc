import { mayReadOrganizationReports, mayViewEnterprise, runs } from '@plateprint/shared/access/abilities.ts';
import * as api from '@plateprint/shared/dashboard/comparison-api.ts';
import { formerSpan } from '@plateprint/shared/dashboard/span.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../access/demand.ts';
import { enterpriseOf } from '../enterprises/enterprise-store.ts';
import { serve } from '../http/serve.ts';
import { organizationOf } from '../organizations/organization-store.ts';
import type { Parts } from '../parts.ts';
import {
  comparedMonthSums,
  comparedOrganizations,
  comparedRestaurants,
  type LookedAt,
  WITHOUT_RESTAURANTS,
} from './compared-store.ts';
import { presentComparison, spanOf } from './comparison.ts';
import { organizationsIn } from './place-store.ts';

/** Totals and comparison over organizations and over restaurants. */
export function comparisonRoutes(app: FastifyInstance, { database, clock }: Parts): void {
  serve(app, api.compareOrganizations, async ({ actor, params, query }) => {
    const enterprise = await enterpriseOf(database, actor, params.id);
    demandOfPlan(mayViewEnterprise(actor, enterprise), actor, 'enterprise_views', {});
    const organizations = await organizationsIn(database, enterprise.id);
    const span = spanOf(query, clock());
    const asked: LookedAt = {
      organizationIds: organizations.map(({ id }) => id),
      restaurantIds: null,
      variety: query.variety,
      location: query.location,
      span,
      former: formerSpan(span),
    };
    const [sums, months] = await Promise.all([
      comparedOrganizations(database, asked),
      comparedMonthSums(database, asked, 'organization_id'),
    ]);
    const compared = organizations.map(({ id, name }) => ({ ...(sums.get(id) ?? WITHOUT_RESTAURANTS), id, name }));
    const { id, name } = enterprise;
    const found = { place: { id, name }, enterprise: null, span, compared, months, monthsOfRows: async () => months };
    return presentComparison(found, query);
  });

  serve(app, api.compareRestaurants, async ({ actor, params, query }) => {
    const organization = await organizationOf(database, actor, params.id);
    demand(mayReadOrganizationReports(actor, organization));
    const span = spanOf(query, clock());
    const asked: LookedAt = {
      organizationIds: [organization.id],
      restaurantIds: runs(actor, organization) ? null : actor.portfolio,
      variety: query.variety,
      location: query.location,
      span,
      former: formerSpan(span),
    };
    const [compared, months] = await Promise.all([
      comparedRestaurants(database, asked),
      comparedMonthSums(database, asked, null),
    ]);
    const { id, name, enterpriseId, enterpriseName } = organization;
    const isSeen = enterpriseId !== null && mayViewEnterprise(actor, { id: enterpriseId });
    const enterprise = isSeen ? { id: enterpriseId, name: enterpriseName ?? '' } : null;
    const monthsOfRows = async (restaurantIds: readonly string[]) =>
      comparedMonthSums(database, { ...asked, restaurantIds }, 'restaurant_id');
    return presentComparison({ place: { id, name }, enterprise, span, compared, months, monthsOfRows }, query);
  });
}
