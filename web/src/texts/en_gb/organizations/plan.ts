const texts = {
  table: 'What each plan includes',
  feature: 'Feature',
  own: '(your plan)',
  included: 'Included',
  notIncluded: 'Not included',
  coming: 'On its way',
  active: 'Active',
  inactiveLead: 'The plan is not active. Everything can be read and exported, nothing can be changed.',
  locked: 'What a larger plan adds',
  contact: 'To change the plan, write to whoever runs Plateprint for you.',
  features: {
    recipes: 'Recipes and ingredient bags',
    dashboard: 'Dashboard',
    organization_settings: 'Members, restaurants and logo',
    a4_menus: 'Menus on A4',
    monthly_sales_reports: 'Monthly sales reports',
    tv_menus: 'Menus for screens',
    menu_plans: 'Menu plans',
    live_links: 'Live links',
    event_and_period_reports: 'Event and period reports',
    leaderboard: 'Leaderboard',
    procurement_reports: 'Purchasing reports',
    organization_reports: 'Organisation reports',
    integrations: 'Integrations',
    mapper_page: 'Ingredient mapper',
    enterprise_views: 'Several organisations under one roof',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'organizations/plan': typeof texts;
  }
}
