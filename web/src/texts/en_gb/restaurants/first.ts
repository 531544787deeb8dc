const texts = {
  title: 'Your first kitchen',
  lead: 'Name the kitchen and choose the country where its food is eaten: footprints are calculated for that country. Then paste a recipe and see its footprint.',
  name: 'Kitchen name',
  noName: 'Enter a name for the kitchen.',
  begin: 'Continue to the first recipe',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'restaurants/first': typeof texts;
  }
}
