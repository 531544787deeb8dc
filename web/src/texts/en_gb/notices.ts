const texts = {
  notice: 'Notice',
  close: 'Dismiss notice',
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    notices: typeof texts;
  }
}
