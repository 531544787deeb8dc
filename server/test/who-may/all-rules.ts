import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { callName } from '../support/specified-calls.ts';
import { ADMIN_RULES } from './admin-rules.ts';
import type { CallerName } from './callers.ts';
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
import type { Me } from './world.ts';
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

/** The outcome of a call: `done`, or how it is refused. */
export async function outcome({ call }: Me, { endpoint, refusedIn }: Rule, sample: object): Promise<string> {
  try {
    const reply = await call(endpoint, sample as never);
    return refusedIn(reply) ? '404 in the answer' : 'done';
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    return `${failure.status} ${failure.code} ${failure.fields.map(({ path, message }) => `${path}: ${message}`).join()}`.trim();
  }
}

export interface Case {
  name: string;
  rule: Rule;
  callers: readonly CallerName[];
  who: string;
}

/** Each rule with the callers that it is asked about, where there are any. */
export function cases(callersOf: (rule: Rule) => readonly CallerName[]): Case[] {
  return ALL_RULES.map((rule) => ({ name: callName(rule.endpoint), rule, callers: callersOf(rule) }))
    .filter(({ callers }) => callers.length > 0)
    .map((each) => ({ ...each, who: each.callers.join(', ') }));
}
