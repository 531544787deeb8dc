const texts = {
  title: 'Did our emissions come down this year?',
  answer: {
    surely_less: 'Yes: {percent} less {per}',
    probably_less: 'Probably: {percent} less {per}',
    cannot_tell: 'Not certain yet',
    probably_more: 'Probably not: {percent} more {per}',
    surely_more: 'No: {percent} more {per}',
    same: 'No: the same {per}',
    less_in_months: '{percent} less {per} in the months that can be compared ({months} of {expected})',
    more_in_months: '{percent} more {per} in the months that can be compared ({months} of {expected})',
    more_in_total: '{sure, select, surely {No} other {Probably not}}: {total} more in total, {percent} less {per}',
    less_in_total: '{sure, select, surely {Yes} other {Probably}}: {total} less in total, but {percent} more {per}',
    more_in_total_alone: '{sure, select, surely {No} other {Probably not}}: {total} more in total; {per} it is not certain yet',
    less_in_total_alone: '{sure, select, surely {Yes} other {Probably}}: {total} less in total; {per} it is not certain yet',
  },
  per: {
    sales: 'per portion',
    procurement: 'per kg of food',
  },
  none: 'No month has a completed report in both years, so there is nothing to compare yet.',
  tooLittle: 'Too little is counted in one of the years to compare: match what is missing there.',
  total: 'Total: {now}, compared with {former}: {change}.',
  parts: {
    sales: '{amount} of this is due to the number of portions and {average} to the footprint per portion.',
    procurement: '{amount} of this is due to the amount bought and {average} to the footprint per kilogram.',
  },
  causes: 'What made the difference',
  yearBefore: 'The year before',
  thisYear: 'The latest year',
  shares: {
    organization: 'Which kitchens and months sold or bought more',
    restaurant: 'Which months sold or bought more',
  },
  rest: 'Not broken down: the details are no longer stored',
  why: 'Main causes, {per}: {foods}.',
  months:
    '{from} to {to}, each month against the same one a year before. Months with a report in both years: {months} of {expected}.',
  missing:
    'Not included, because one of the years has no report: {months}{restaurants, plural, one {} other { (# restaurants each)}}.',
  missingOf: '{month} ({restaurants, plural, one {# restaurant} other {# restaurants}})',
  missingEach: 'Not included, because one of the years has no report: {months}.',
  mixed:
    'As published, with different versions of the food data. This is part of the change until both years use the same version.',
  published: 'Both years as published.',
  today: 'Both years with food data {version}.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'dashboard/year': typeof texts;
  }
}
