const texts = {
  ask: {
    'organization-admin': 'Ask an admin',
    'super-admin': 'Ask for this feature',
  },
  sent: {
    'organization-admin': 'Sent to the admins of your organisation, {moment}.',
    'super-admin': 'Sent to the people who run Plateprint for you, {moment}.',
  },
  nobody: 'Not sent: nobody is set up to receive it.',
  included: 'Your plan includes this now. Reload the page.',
  preview: {
    tv_menus: 'Example: a menu on a screen, its dishes with their levels.',
    menu_plans: 'Example: a week of dishes by day, each with its level.',
    live_links: 'Example: a menu’s QR code, and the menu on the phone that has scanned it.',
    event_and_period_reports: 'Example: the pages of a report, with values and a chart of levels.',
    leaderboard: 'Example: restaurants by footprint, the lowest first, your own highlighted.',
    procurement_reports: 'Example: the lines of an invoice, and a share of all purchases as a ring.',
    organization_reports: 'Example: several restaurants brought together in one report.',
    integrations: 'Example: three systems connected to your dishes, each with its own key.',
    mapper_page: 'Example: the names a supplier uses, each beside the ingredient it stands for.',
    enterprise_views: 'Example: organisations side by side, with their footprint month by month.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'access/request': typeof texts;
  }
}
