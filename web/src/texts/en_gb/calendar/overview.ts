const texts = {
  title: 'Menu plans',
  lead: 'Plan your kitchen’s weeks, and see footprint, cost and nutrition before you buy.',
  new: 'New menu plan',
  waste: 'Food waste',
  newTitle: 'New menu plan',
  name: 'Name',
  weeks: 'Weeks',
  dishes: 'Dishes',
  starts: 'Starts',
  published: 'Published',
  noDate: 'No date yet',
  changed: 'Changed',
  of: 'Actions for {name}',
  rename: 'Rename',
  renameTitle: 'Rename the menu plan',
  copy: 'Duplicate',
  copyName: '{name} (copy)',
  copied: '{name} has been duplicated.',
  delete: 'Delete',
  deleted: '{name} has been moved to the bin.',
  undo: 'Undo',
  restore: 'Restore',
  restoreOne: 'Restore {name}',
  restored: '{name} has been restored.',
  emptyTitle: 'No menu plans yet',
  empty:
    'Your menu plans will appear here, with CO₂e, cost and nutrition per guest. Start with the lines of a day, then add your dishes to the days of the cycle.',
  bin: {
    open: 'Bin',
    title: 'Deleted menu plans',
    lead: 'Deleted menu plans stay here for 30 days and are then deleted permanently.',
    leave: 'Back to menu plans',
    emptyTitle: 'The bin is empty',
    empty: 'You can restore deleted menu plans here.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/overview': typeof texts;
  }
}
