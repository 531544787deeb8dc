const texts = {
  title: 'Your first kitchen',
  lead: 'Name the kitchen and say where its food is eaten: the values are calculated for that country. Then paste a recipe and see its footprint.',
  name: 'Name of the kitchen',
  noName: 'Enter a name for the kitchen.',
  begin: 'Continue to the first recipe',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'restaurants/first': typeof texts;
  }
}
