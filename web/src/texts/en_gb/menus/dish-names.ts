const texts = {
  group: 'A name in the menu’s language',
  mark: 'Name in {language}',
  foreign: '“{name}” is {from}, the menu is {to}.',
  ofRecipe: 'The recipe has a name in this language.',
  known: 'The usual word in this language.',
  readOver: 'Put together word by word: please read it over.',
  kept: 'Put together word by word. Not translated: {words}.',
  none: 'No suggestion for this name. Please enter one.',
  take: 'Use “{name}”',
  some: '{count, plural, one {# dish has} other {# dishes have}} no name in the menu’s language ({language}).',
  next: 'Show the first one',
  quoted: '“{words}”',
  texts: '{count, plural, one {# text has} other {# texts have}} no wording in the menu’s language ({language}): {texts}.',
  moreTexts: '{count, plural, one {# more} other {# more}}',
  nextText: 'Show the first text',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/dish-names': typeof texts;
  }
}
