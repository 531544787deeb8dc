const texts = {
  label: 'Food data',
  published: 'As published',
  today: 'With today’s food data ({version})',
  lead: {
    published: 'The values as shown in your reports. Months made with older food data are compared with today’s on both sides.',
    today: 'The amounts of then with the food data of today. Your reports stay as they are.',
  },
  waiting: '{count, plural, one {# report is} other {# reports are}} still being recalculated with today’s food data.',
  both: 'Both months with food data {version}',
  spans: 'All months with food data {version}; letters as published.',
  mixed:
    'As published, with several releases of the food data: they are part of every difference until all months are worked out at one.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'dashboard/food-data': typeof texts;
  }
}
