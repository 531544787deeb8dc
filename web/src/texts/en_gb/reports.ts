const texts = {
  variety: { sales: 'Sales', procurement: 'Purchasing' },
  category: { restaurant: 'Restaurant', organization: 'Organisation' },
  type: { monthly: 'Month', period: 'Period', event: 'Event' },
  status: { draft: 'Draft', completed: 'Completed' },
  /** One report in words: "Sales report, month". */
  kind: '{variety, select, procurement {Purchasing report} other {Sales report}}, {type, select, period {period} event {event} other {month}}',
  range: '{first} to {last}',
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    reports: typeof texts;
  }
}
