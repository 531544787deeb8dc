import { ADMIN_RULES } from './admin-rules.ts';
import { CATEGORY_RULES, CLAIM_RULES } from './category-rules.ts';
import { DASHBOARD_RULES } from './dashboard-rules.ts';
import { INTEGRATION_RULES } from './integration-rules.ts';
import { ORGANIZATION_RULES } from './organization-rules.ts';
import { MAPPER_RULES } from './mapper-rules.ts';
import { MENU_PLAN_RULES, MENU_RULES } from './menu-rules.ts';
import { PERSONAL_DATA_RULES } from './personal-data-rules.ts';
import { PURCHASE_RULES } from './purchase-rules.ts';
import { RECIPE_RULES } from './recipe-rules.ts';
import { REPORT_RULES } from './report-rules.ts';
import { RESTAURANT_RULES } from './restaurant-rules.ts';
import type { Rule } from './rule.ts';
import { SECOND_FACTOR_RULES } from './second-factor-rules.ts';
import { TARGET_RULES } from './target-rules.ts';
import { USER_RULES } from './user-rules.ts';
import { WEBHOOK_RULES } from './webhook-rules.ts';

export const ALL_RULES: readonly Rule[] = [
  ...USER_RULES,
  ...SECOND_FACTOR_RULES,
  ...ORGANIZATION_RULES,
  ...RESTAURANT_RULES,
  ...ADMIN_RULES,
  ...CATEGORY_RULES,
  ...MAPPER_RULES,
  ...CLAIM_RULES,
  ...RECIPE_RULES,
  ...MENU_RULES,
  ...MENU_PLAN_RULES,
  ...REPORT_RULES,
  ...PURCHASE_RULES,
  ...TARGET_RULES,
  ...WEBHOOK_RULES,
  ...PERSONAL_DATA_RULES,
  ...INTEGRATION_RULES,
  ...DASHBOARD_RULES,
];
