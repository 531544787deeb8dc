import { compareOrganizations, compareRestaurants, readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import { IN_KITCHEN, MANAGING, OWNING } from './callers.ts';
import { type Rule, rule } from './rule.ts';

export const DASHBOARD_RULES: readonly Rule[] = [
  rule(compareOrganizations, OWNING, ({ enterprise: id }) => ({ params: { id } })),
  rule(compareRestaurants, MANAGING, ({ organization: id }) => ({ params: { id } })),
  rule(readYear, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id } })),
  rule(readYear, MANAGING, ({ organization: id }) => ({ params: { id }, query: { category: 'organization' } })),
  rule(readLeaderboard, IN_KITCHEN, ({ kitchen: restaurantId }) => ({ query: { restaurantId } })),
];
