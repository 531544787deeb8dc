const texts = {
  more: 'More',
  import: 'Import recipes',
  importDraft: '{count, plural, =0 {Unfinished import} one {Import, # recipe} other {Import, # recipes}}',
  newFoodData: 'Changes from new food data',
  sheet: 'Recipe sheet and downloads',
  copy: 'Duplicate',
  copyOf: '{name} (copy)',
  choose: 'Select {name}',
  chooseAll: 'Select all listed',
  levelBy: '{level}, based on 400 g',
  marks: { bag: 'Base recipe', organization: 'Shared' },
  order: {
    label: 'Sort by',
    changed: 'Last changed',
    oldest: 'Least recently changed',
    name: 'Name, A to Z',
    nameBack: 'Name, Z to A',
    lightest: 'Lowest footprint first',
    heaviest: 'Highest footprint first',
  },
  filters: {
    open: '{count, plural, =0 {Filter} one {Filter (#)} other {Filter (#)}}',
    title: 'Filter recipes',
    any: 'All',
    clear: 'Clear filters',
    none: 'No recipe matches all these filters.',
    level: 'Level',
    diet: 'Diet',
    complete: 'Footprint',
    category: 'Category',
    tag: 'Tag',
    kind: 'Type',
    scope: 'Library',
    of: {
      diet: { vegan: 'Vegan', vegetarian: 'Vegetarian' },
      complete: { true: 'All lines counted', false: 'Not all lines counted' },
      kind: { dishes: 'Dishes', bags: 'Base recipes' },
      scope: { restaurant: 'This restaurant', organization: 'Shared in the organisation' },
    },
  },
  bulk: {
    edit: 'Edit',
    delete: 'Delete',
    undo: 'Undo',
    deleted: '{count, plural, one {# recipe deleted.} other {# recipes deleted.}}',
    restored: '{count, plural, one {# recipe restored.} other {# recipes restored.}}',
    changed: '{count, plural, one {# recipe changed.} other {# recipes changed.}}',
    failed:
      '{count, plural, one {# was left unchanged: you cannot edit it.} other {# were left unchanged: you cannot edit them.}}',
    stayed: '{count, plural, one {# was left unchanged.} other {# were left unchanged.}}',
    markAll: 'Select all, including those further down',
    doing: {
      deleting: 'Deleting recipes …',
      restoring: 'Restoring recipes …',
      changing: 'Changing recipes …',
      marking: 'Selecting recipes …',
    },
    editTitle: '{count, plural, one {Edit # recipe} other {Edit # recipes}}',
    asItIs: 'Do not change',
    addTags: 'Add tags',
    removeTags: 'Remove tags',
    noTags: 'None',
    apply: 'Save changes',
    cancel: 'Cancel',
  },
  served: {
    title: 'Guests see this now. Delete it anyway?',
    plans: 'Published menu plans: {plans}. The dish is missing there from now on.',
    menus: 'Live menus: {menus}. The dish is missing there from now on.',
    plan: '{plan} – {days}',
    more: '{names} and {count, number} more',
  },
  bin: {
    open: 'Bin',
    title: 'Bin',
    lead: 'Deleted recipes can be restored for 30 days.',
    leave: 'Back to recipes',
    restore: 'Restore',
    restoreOne: 'Restore {name}',
    emptyTitle: 'The bin is empty',
    empty: 'Deleted recipes stay here for 30 days.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/overview': typeof texts;
  }
}
