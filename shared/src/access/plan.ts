/** The plans by their index, 0 to 3 (specification, points 3 and 9). */
export const PLANS = ['starter', 'plus', 'intermediate', 'professional'] as const;
export type Plan = (typeof PLANS)[number];

/** Names are the same in every language (specification, points 1 and 9). */
export const PLAN_NAMES: Record<Plan, string> = {
  starter: 'Starter',
  plus: 'Plus',
  intermediate: 'Intermediate',
  professional: 'Professional',
};

export const DEFAULT_PLAN: Plan = 'starter';

export function planIndex(plan: Plan): number {
  return PLANS.indexOf(plan);
}

/** The plan of an index 0 to 3; null for any other number. */
export function planAtIndex(index: number): Plan | null {
  return PLANS[index] ?? null;
}

/** An inactive plan shows none (specification, point 4). */
export function shownPlan(plan: Plan, isActive: boolean): Plan | null {
  return isActive ? plan : null;
}

export function isAtLeast(plan: Plan, lowest: Plan): boolean {
  return planIndex(plan) >= planIndex(lowest);
}

export function isPlusOrAbove(plan: Plan): boolean {
  return isAtLeast(plan, 'plus');
}

export function isIntermediateOrAbove(plan: Plan): boolean {
  return isAtLeast(plan, 'intermediate');
}

export function isProfessional(plan: Plan): boolean {
  return plan === 'professional';
}

/** The lowest plan that has a feature (specification, point 6). */
export const FEATURES = {
  recipes: 'starter',
  dashboard: 'starter',
  organization_settings: 'starter',
  a4_menus: 'starter',
  monthly_sales_reports: 'starter',
  tv_menus: 'plus',
  menu_plans: 'plus',
  live_links: 'plus',
  event_and_period_reports: 'plus',
  leaderboard: 'plus',
  procurement_reports: 'intermediate',
  organization_reports: 'intermediate',
  integrations: 'professional',
  mapper_page: 'professional',
  enterprise_views: 'professional',
} as const satisfies Record<string, Plan>;
export type Feature = keyof typeof FEATURES;
/** In the order of the plans. */
export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** A feature that not every plan has. */
export type LockedFeature = {
  [Name in Feature]: (typeof FEATURES)[Name] extends 'starter' ? never : Name;
}[Feature];

/** A feature of the smallest plan is never locked. */
export function isLockable(feature: Feature): feature is LockedFeature {
  return FEATURES[feature] !== 'starter';
}

export function planHas(plan: Plan, feature: Feature): boolean {
  return isAtLeast(plan, FEATURES[feature]);
}
