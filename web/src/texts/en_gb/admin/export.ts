const texts = {
  tab: 'Data',
  title: 'Everything in one file',
  lead: 'A ZIP file with all recipes, menus, reports with their rows, mapped names, members, integrations without their keys, and the history of changes. It is made in the background and kept for seven days; who runs the organisation can download it.',
  start: 'Make the file',
  list: 'Files',
  making: 'The file is being made',
  failed: 'The file of {at} could not be made. Please try again.',
  facts: '{megabytes, number} MB, kept until {until}',
  fetch: 'Download',
  fetchOf: 'Download the file of {at}',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'admin/export': typeof texts;
  }
}
