const texts = {
  button: 'Earlier versions',
  title: 'Earlier versions of this report',
  lead: 'What was completed stays as it was published: its rows, its values and its food data.',
  none: 'This report has not been changed since it was first completed.',
  open: 'Open',
  compare: 'See what made the difference',
  shown: 'This is the version from {moment}, as it was published.',
  back: 'Back to the current version',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/versions': typeof texts;
  }
}
