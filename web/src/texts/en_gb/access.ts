const texts = {
  role: 'Role',
  roles: {
    'super-admin': 'Super admin',
    'enterprise-owner': 'Enterprise owner',
    'organization-admin': 'Organisation admin',
    'portfolio-manager': 'Portfolio manager',
    'restaurant-user': 'Restaurant user',
  },
  reach: {
    'super-admin': 'Everything, and the administration of the whole installation.',
    'enterprise-owner': 'Runs every organisation of the enterprise.',
    'organization-admin': 'Runs the organisation: members, restaurants, logo and settings.',
    'portfolio-manager': 'Works in their restaurants and makes organisation reports over them.',
    'restaurant-user': 'Works in the restaurants they are given.',
  },
  plan: 'Plan',
  noPlan: 'No active plan',
  includedFrom: 'Included from {plan}.',
  heldBack:
    '{count, plural, one {# stays as it is: you may not change it.} other {# stay as they are: you may not change them.}}',
  noneMarked: 'You may not change any of what you marked.',
  libraryKeepers: 'What belongs to the organisation’s library is edited by admins, owners and portfolio managers.',
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
    mapper_page: 'Ingredient mapper',
    enterprise_views: 'Enterprise',
  },
  does: {
    tv_menus: 'Lay menus out for a screen in the dining room, upright or wide.',
    menu_plans: 'Plan weeks of dishes, see what they mean at once, and find the better days for them.',
    live_links: 'Share a menu by a link or QR code that keeps its address while the menu changes.',
    event_and_period_reports: 'Report on a banquet, a week or any stretch of time, not only on whole months.',
    leaderboard: 'Compare your restaurants with others, and show what you have improved.',
    procurement_reports: 'Turn what you buy into a footprint, from your suppliers’ lists.',
    organization_reports: 'Sum up all restaurants of the organisation in one report.',
    integrations: 'Connect your till, your stock or your own software with a key of its own.',
    mapper_page: 'Teach us the names your suppliers use, once for everybody.',
    enterprise_views: 'See all organisations of an enterprise side by side.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    access: typeof texts;
  }
}
