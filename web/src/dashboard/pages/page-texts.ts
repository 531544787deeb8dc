export const DASHBOARD_TEXTS = [
  'dashboard',
  'dashboard/year',
  'dashboard/food-data',
  'dashboard/month-report',
  'footprint/difference',
  'footprint/land-use',
  'reports/change',
  'dashboard/chart',
  'targets',
  'targets/actions',
] as const;
