const texts = {
  unnamed: 'Deleted dish',
  named: '{name} ({why})',
  why: {
    deleted: 'recipe deleted',
    elsewhere: 'now another kitchen’s recipe',
    base_recipe: 'now a base recipe',
  },
  help: {
    deleted:
      'Its recipe was deleted: guests no longer see the dish, no value includes it, and nothing is bought or cooked for it. Replace it here, or restore the recipe under “Recipes” in the bin.',
    elsewhere:
      'Its recipe now belongs to another kitchen alone: guests no longer see the dish, no value includes it, and nothing is bought or cooked for it. Replace it here, or have the recipe put back into the organization’s library.',
    base_recipe:
      'Its recipe is now a base recipe and is no longer served on its own: no value includes it, and nothing is bought or cooked for it. Replace it here.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/gone': typeof texts;
  }
}
