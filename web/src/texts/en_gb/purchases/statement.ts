const texts = {
  title: 'Maker’s statement',
  of: 'Maker’s statement: {article}',
  lead: 'What the maker says of this product takes precedence over the general data for the food.',
  empty: 'Nobody has entered what the maker says of this product yet. Until then the general data for the food apply.',
  noSupplier:
    'No single supplier is known for this product, so a statement could not be tied to it. Name the supplier in the purchases first.',
  enter: 'Enter statement',
  change: 'Change',
  remove: 'Remove',
  removed: 'The maker’s statement has been removed.',
  save: 'Save',
  saved: 'The maker’s statement has been saved.',
  allergens: 'Allergens according to the maker',
  allergensHint: '“Does not contain” only where the maker says so. What the maker does not mention stays “not stated”.',
  state: {
    contains: 'contains',
    may_contain: 'may contain (traces)',
    free: 'does not contain',
    not_said: 'not stated',
  },
  ingredients: 'List of ingredients',
  ingredientsHint: 'As printed, in the maker’s language.',
  statedOn: 'Date of the statement',
  source: 'Source',
  sourceHint: 'For example packaging, data sheet or the maker’s website',
  link: 'Link (optional)',
  linkName: 'Link',
  contains: 'Contains {allergens}',
  mayContain: 'May contain {allergens}',
  free: 'According to the maker, does not contain {allergens}',
  notSaid: 'Not stated: {allergens}. The data for the food apply here.',
  stand: 'Maker’s statement, {date}: {source}',
  short: 'Maker’s statement, {date}',
  openLink: 'Open the source',
  savedBy: 'Entered by {name} on {date}',
  savedOn: 'Entered on {date}',
  meanwhile: 'Somebody else has changed this statement in the meantime. Close this window and open it again.',
  problem: {
    required: 'Please fill this in: {field}.',
    nothing: 'Enter at least one allergen or the list of ingredients.',
    not_a_day: 'This is not a date: {field}.',
    in_future: 'The date is in the future: {field}.',
    not_an_address: 'Enter a complete address that begins with https://: {field}.',
    too_long: 'This text is too long: {field}.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'purchases/statement': typeof texts;
  }
}
