export const OVERVIEW_TEXTS = ['drafts', 'reports', 'reports/overview', 'reports/file'] as const;

export const WIZARD_TEXTS = [
  'drafts',
  'reports',
  'reports/wizard',
  'reports/before',
  'reports/data',
  'reports/share',
  'reports/mails',
  'reports/versions',
  'spreadsheets',
] as const;
