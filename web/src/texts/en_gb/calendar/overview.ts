const texts = {
  title: 'Menu plans',
  lead: 'Weeks of dishes for your kitchen: what they mean, before the food is bought.',
  new: 'New menu plan',
  waste: 'Food waste',
  newTitle: 'New menu plan',
  name: 'Name',
  weeks: 'Weeks',
  dishes: 'Dishes',
  starts: 'Starts',
  noDate: 'No date yet',
  changed: 'Changed',
  of: 'Actions for {name}',
  rename: 'Rename',
  renameTitle: 'Rename the menu plan',
  copy: 'Make a copy',
  copyName: '{name} (copy)',
  copied: '{name} was copied.',
  delete: 'Delete',
  deleted: '{name} is in the bin.',
  undo: 'Undo',
  restore: 'Restore',
  restoreOne: 'Restore {name}',
  restored: '{name} is back.',
  emptyTitle: 'No menu plans yet',
  empty:
    'Your weeks of dishes will stand here, with what they mean per guest: CO₂e, cost and nutrition. Begin with the lines of a day, and put your dishes on the days of a cycle.',
  bin: {
    open: 'Bin',
    title: 'Bin of menu plans',
    lead: 'Menu plans stay here for 30 days, then they are gone for good.',
    leave: 'Back to the menu plans',
    emptyTitle: 'The bin is empty',
    empty: 'Deleted menu plans can be brought back from here.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/overview': typeof texts;
  }
}
