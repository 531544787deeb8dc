const texts = {
  broken: {
    vegan: '“{words}”: {dish} is not vegan.',
    vegetarian: '“{words}”: {dish} is not vegetarian.',
    meatless: '“{words}”: {dish} contains meat.',
    without: '“{words}”: {dish} contains {allergen}.',
  },
  unsure: {
    vegan: '“{words}”: it is not known whether {dish} is vegan.',
    vegetarian: '“{words}”: it is not known whether {dish} is vegetarian.',
    meatless: '“{words}”: it is not known whether {dish} contains meat.',
    without: '“{words}”: it is not known whether {dish} contains {allergen}.',
  },
  thisDish: 'this dish',
  animalRennet: '“{words}”: {dish} contains cheese that may be made with animal rennet. Ask your supplier.',
  title: '{count, plural, one {# dish is not what it promises} other {# dishes are not what they promise}}',
  titleUnsure:
    '{count, plural, one {It is not known whether # dish is what it promises} other {It is not known whether # dishes are what they promise}}',
  lead: 'Guests rely on these words. Choose another dish, change the words, or complete the recipe.',
  recorded: 'You can continue; your name and these dishes are recorded in the organisation’s activity log.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/promises': typeof texts;
  }
}
