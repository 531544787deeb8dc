import { CATEGORY_RULES } from './category-rules.ts';
import { RECIPE_RULES } from './recipe-rules.ts';
import { RESTAURANT_RULES } from './restaurant-rules.ts';
import type { Rule } from './rule.ts';
import { USER_RULES } from './user-rules.ts';

export const ALL_RULES: readonly Rule[] = [...USER_RULES, ...RESTAURANT_RULES, ...CATEGORY_RULES, ...RECIPE_RULES];
