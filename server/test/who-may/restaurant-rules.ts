import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import { type Rule, rule, SIGNED_IN } from './rule.ts';

export const RESTAURANT_RULES: readonly Rule[] = [rule(api.restaurantOfUser, SIGNED_IN)];
