const texts = {
  notice: 'Notice',
  close: 'Close notice',
} as const;

export default texts;

declare module '../../i18n/area-texts.ts' {
  interface AreaTexts {
    notices: typeof texts;
  }
}
