const texts = {
  tab: 'Data',
  title: 'All data in one file',
  lead: 'A ZIP file with all recipes, menus, reports with their rows, matched names, members, integrations without their keys, and the activity log. It is created in the background and kept for seven days; the organisation’s admins can download it.',
  start: 'Create file',
  list: 'Files',
  making: 'The file is being created',
  failed: 'The file from {at} could not be created. Please try again.',
  facts: '{megabytes, number} MB, available until {until}',
  fetch: 'Download',
  fetchOf: 'Download the file from {at}',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'admin/export': typeof texts;
  }
}
