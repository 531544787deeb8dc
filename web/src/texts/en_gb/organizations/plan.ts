const texts = {
  table: 'What each plan includes',
  feature: 'Feature',
  own: '(your plan)',
  included: 'Included',
  notIncluded: 'Not included',
  coming: 'Coming soon',
  active: 'Active',
  inactiveLead: 'Your plan is not active. You can read and export everything, but not change anything.',
  locked: 'What a larger plan adds',
  contact: 'To change your plan, contact the people who run Plateprint for you.',
  features: {
    recipes: 'Recipes and base recipes',
    dashboard: 'Dashboard',
    organization_settings: 'Members, restaurants and logo',
    a4_menus: 'A4 menus',
    monthly_sales_reports: 'Monthly sales reports',
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
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'organizations/plan': typeof texts;
  }
}
