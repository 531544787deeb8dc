const texts = {
  title: 'Table card',
  words: 'Words on the card',
  language: 'Language of the card',
  scan: 'Scan for the menu',
  says: 'with allergens and the climate footprint of each dish',
  print: 'Print on A6',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/share': typeof texts;
  }
}
