const texts = {
  open: 'Open report for {month}',
  pdf: 'Download PDF',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'dashboard/month-report': typeof texts;
  }
}
