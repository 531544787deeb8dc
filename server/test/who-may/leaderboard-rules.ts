import { readLeaderboard } from '@plateprint/shared/leaderboard/leaderboard-api.ts';
import { IN_KITCHEN } from './callers.ts';
import { type Rule, rule } from './rule.ts';

export const LEADERBOARD_RULES: readonly Rule[] = [
  rule(readLeaderboard, IN_KITCHEN, ({ kitchen: restaurantId }) => ({ query: { restaurantId } })),
];
