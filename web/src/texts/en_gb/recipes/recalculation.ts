const texts = {
  title: 'New food data',
  lead: 'When the food data improves, every recipe is calculated anew. What that changed stands here.',
  waiting:
    'Calculated anew with food data {version}: {waiting, plural, one {# of {count, number} recipes is still to come.} other {# of {count, number} recipes are still to come.}}',
  done: '{count, plural, one {The one recipe has the figures of food data {version}.} other {All # recipes have the figures of food data {version}.}}',
  noneTitle: 'Nothing has changed',
  none: 'No figure has moved since your recipes were written.',
  recipe: 'Recipe',
  before: 'Before',
  after: 'Now',
  change: 'Change',
  open: 'What new food data changed',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/recalculation': typeof texts;
  }
}
