const texts = {
  title: 'New food data',
  lead: 'When the food data improves, every recipe is recalculated. Here is what changed.',
  waiting:
    'Recalculating with food data {version}: {waiting, plural, one {# of {count, number} recipes still to go.} other {# of {count, number} recipes still to go.}}',
  done: '{count, plural, one {The recipe has been recalculated with food data {version}.} other {All # recipes have been recalculated with food data {version}.}}',
  noneTitle: 'Nothing has changed',
  none: 'No footprint has changed since your recipes were saved.',
  recipe: 'Recipe',
  before: 'Before',
  after: 'After',
  change: 'Change',
  open: 'Changes from new food data',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/recalculation': typeof texts;
  }
}
