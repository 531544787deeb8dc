const texts = {
  label: 'Food data',
  published: 'As published',
  today: 'With today’s food data ({version})',
  lead: {
    published: 'The values as shown in your reports. Where a month used older food data, both sides of a comparison use today’s.',
    today: 'Past amounts with today’s food data. Your reports stay as they are.',
  },
  waiting: '{count, plural, one {# report is} other {# reports are}} still being recalculated with today’s food data.',
  both: 'Both months with food data {version}',
  spans: 'All months with food data {version}; letters as published.',
  mixed:
    'As published, with different versions of the food data. This is part of every difference until all months use the same version.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'dashboard/food-data': typeof texts;
  }
}
