const texts = {
  role: 'Role',
  roles: {
    'super-admin': 'Super admin',
    'enterprise-owner': 'Group owner',
    'organization-admin': 'Organisation admin',
    'portfolio-manager': 'Area manager',
    'restaurant-user': 'Restaurant user',
  },
  reach: {
    'super-admin': 'Full access, including the administration of the whole installation.',
    'enterprise-owner': 'Manages every organisation in the group.',
    'organization-admin': 'Manages the organisation: members, restaurants, logo and settings.',
    'portfolio-manager': 'Works in assigned restaurants and creates organisation reports for them.',
    'restaurant-user': 'Works in assigned restaurants.',
  },
  plan: 'Plan',
  noPlan: 'No active plan',
  includedFrom: 'Included in {plan} and above.',
  heldBack:
    '{count, plural, one {# was left unchanged: you cannot edit it.} other {# were left unchanged: you cannot edit them.}}',
  noneMarked: 'You cannot edit any of the selected items.',
  libraryKeepers: 'Only admins, owners and area managers can edit the organisation’s library.',
  locked: 'Locked until the plan is active again.',
  features: {
    tv_menus: 'Menus for screens',
    menu_plans: 'Menu plans',
    live_links: 'Live links',
    event_and_period_reports: 'Event and period reports',
    leaderboard: 'Leaderboard',
    procurement_reports: 'Purchasing reports',
    organization_reports: 'Organisation reports',
    integrations: 'Integrations',
    mapper_page: 'Ingredient matching',
    enterprise_views: 'Group view',
  },
  does: {
    tv_menus: 'Design menus for a screen in the dining room, portrait or landscape.',
    menu_plans: 'Plan your dishes week by week, see their footprint, cost and nutrition at once, and find better days for them.',
    live_links: 'Share a menu by link or QR code. The address stays the same when the menu changes.',
    event_and_period_reports: 'Report on a banquet, a week or any other period, not only on whole months.',
    leaderboard: 'Compare your restaurants with others, and show your progress.',
    procurement_reports: 'Calculate the footprint of your purchases straight from your suppliers’ lists.',
    organization_reports: 'Bring all your restaurants together in one report.',
    integrations: 'Connect your till, stock system or own software, each with its own key.',
    mapper_page: 'Match the names your suppliers use once, for the whole organisation.',
    enterprise_views: 'See all organisations in a group side by side.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    access: typeof texts;
  }
}
