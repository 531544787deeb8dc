const texts = {
  atMost: {
    sales: 'Of {all} sold, at most {counted} will be counted ({share}).',
    procurement: 'At most {counted} of {all} of what was bought will be counted ({share}).',
  },
  state: {
    whole: 'That is enough for a value and a letter.',
    partial: 'The report will have a value and a letter, with this share beside them.',
    too_little: 'Too little for a letter, a benchmark or a comparison: the report will say “at least … counted so far”.',
  },
  first: 'Biggest gaps: {names}.',
  more: '{count, plural, one {# more name is not matched.} other {# more names are not matched.}}',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/before': typeof texts;
  }
}
