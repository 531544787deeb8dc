const texts = {
  title: 'Table card',
  words: 'Text on the card',
  language: 'Card language',
  scan: 'Scan for the menu',
  says: 'with allergens and the carbon footprint of each dish',
  print: 'Print on A6',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/share': typeof texts;
  }
}
