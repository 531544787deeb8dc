const texts = {
  more: 'More',
  import: 'Get recipes in',
  importDraft: '{count, plural, =0 {Import, not read yet} one {Import, # recipe} other {Import, # recipes}}',
  newFoodData: 'What new food data changed',
  sheet: 'Recipe sheet and downloads',
  copy: 'Copy',
  copyOf: '{name} (copy)',
  choose: 'Mark {name}',
  chooseAll: 'Mark all that are listed',
  levelBy: '{level}, by 400 g',
  marks: { bag: 'Ingredient bag', organization: 'Shared' },
  order: {
    label: 'Order',
    changed: 'Changed last',
    oldest: 'Least recently changed',
    name: 'Name, A to Z',
    nameBack: 'Name, Z to A',
    lightest: 'Lightest footprint',
    heaviest: 'Heaviest footprint',
  },
  filters: {
    open: '{count, plural, =0 {Filter} one {Filter (#)} other {Filter (#)}}',
    title: 'Filter the recipes',
    any: 'Any',
    clear: 'Clear filters',
    none: 'No recipe fits all these filters.',
    level: 'Level',
    diet: 'Diet',
    complete: 'Footprint',
    category: 'Category',
    tag: 'Tag',
    kind: 'Kind',
    scope: 'Library',
    of: {
      diet: { vegan: 'Vegan', vegetarian: 'Vegetarian' },
      complete: { true: 'Every line counted', false: 'Lines missing' },
      kind: { dishes: 'Dishes', bags: 'Ingredient bags' },
      scope: { restaurant: 'This restaurant', organization: 'Shared in the organisation' },
    },
  },
  bulk: {
    edit: 'Edit',
    delete: 'Delete',
    undo: 'Undo',
    deleted: '{count, plural, one {# recipe was deleted.} other {# recipes were deleted.}}',
    restored: '{count, plural, one {# recipe is back.} other {# recipes are back.}}',
    changed: '{count, plural, one {# recipe was changed.} other {# recipes were changed.}}',
    failed:
      '{count, plural, one {# stayed as it was: you may not change it.} other {# stayed as they were: you may not change them.}}',
    stayed: '{count, plural, one {# stayed as it was.} other {# stayed as they were.}}',
    markAll: 'Mark all further down too',
    doing: {
      deleting: 'Deleting recipes …',
      restoring: 'Taking recipes back …',
      changing: 'Changing recipes …',
      marking: 'Marking recipes …',
    },
    editTitle: '{count, plural, one {Edit # recipe} other {Edit # recipes}}',
    asItIs: 'As it is',
    addTags: 'Add tags',
    removeTags: 'Remove tags',
    noTags: 'None',
    apply: 'Change',
    cancel: 'Cancel',
  },
  bin: {
    open: 'Bin',
    title: 'Bin',
    lead: 'Deleted recipes can be taken back for 30 days.',
    leave: 'Back to the recipes',
    restore: 'Take back',
    restoreOne: 'Take {name} back',
    emptyTitle: 'The bin is empty',
    empty: 'What you delete waits here for 30 days.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/overview': typeof texts;
  }
}
