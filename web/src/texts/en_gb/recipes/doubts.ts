const texts = {
  letGo: 'Drop the file to import recipes',
  count: '{count, plural, one {# line to check} other {# lines to check}}',
  next: 'Next line to check',
  take: '{count, plural, one {Review # suggestion} other {Review # suggestions}}',
  title: 'Accept suggested ingredients',
  lead: 'Each of these is at least {percent} likely to be right. Untick what is wrong. Anything less certain stays open and is checked line by line.',
  line: '{written} as {name}',
  sure: '{percent} likely',
  grams: 'Weight: {weight}',
  contains: 'Contains: {allergens}',
  mayContain: 'May contain: {allergens}',
  unknown: 'Allergens not known: {allergens}',
  none: 'No allergens that must be declared.',
  accept: '{count, plural, one {Accept # suggestion} other {Accept # suggestions}}',
  cancel: 'Cancel',
  together: 'A suggestion ({percent} likely), accepted together with others.',
  pastedMany: '{count, plural, one {# recipe} other {# recipes}} pasted: check them here.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/doubts': typeof texts;
  }
}
