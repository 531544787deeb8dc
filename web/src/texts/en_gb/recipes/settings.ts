const texts = {
  title: 'Settings',
  ofPortion: 'per portion',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/settings': typeof texts;
  }
}
