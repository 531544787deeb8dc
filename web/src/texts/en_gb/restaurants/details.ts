const texts = {
  title: 'Restaurants',
  restaurant: 'Restaurant',
  details: 'Name and country',
  logo: 'Logo',
  name: 'Name',
  nameMissing: 'Enter a name for the restaurant.',
  location: 'Country of consumption',
  locationHint: 'The footprints of its dishes are calculated for this country.',
  sameLocation: 'Same as the organisation',
  organizationsLocation: '{location}, same as the organisation',
  since: 'Added on',
  search: 'Search restaurants',
  here: 'Restaurants',
  bin: 'Bin',
  add: 'Add restaurant',
  addConfirm: 'Add',
  added: '{name} has been added.',
  edit: 'Edit name and country',
  saved: '{name} has been saved.',
  delete: 'Delete restaurant',
  deleted: '{name} has been deleted.',
  deletedAgo: 'Deleted {ago}',
  deleteTitle: 'Delete {name}?',
  deleteLead: 'Its recipes, menus and reports are deleted too. You can restore everything for 30 days.',
  worksHere:
    '{users, plural, =0 {Nobody works here} one {# person works here} other {# people work here}}{invited, plural, =0 {.} one {, and # is invited.} other {, and # are invited.}}',
  nobodyHere: 'Nobody works here.',
  restore: 'Restore',
  restored: '{name} has been restored.',
  undo: 'Undo',
  actions: 'Actions for {name}',
  notFoundTitle: 'No restaurants found',
  notFound: 'No name matches “{words}”.',
  emptyTitle: 'No restaurants yet',
  empty: 'Recipes, menus and reports belong to a restaurant. Add the first one.',
  binEmptyTitle: 'The bin is empty',
  binEmpty: 'Deleted restaurants stay here for 30 days.',
  current: 'Current restaurant',
  workHere: 'Work here',
  leaderboard: {
    title: 'Leaderboard',
    takePart: 'Take part in the leaderboard',
    isIn: '{name} takes part. Your organisation’s admins and owners decide this.',
    isOut: '{name} does not take part. Your organisation’s admins and owners decide this.',
    seen: 'Everyone in your organisation and the owners of your group see its name, place and values. Across the sector, its values are shown without a name, and only if there are enough other restaurants.',
    leave: 'You can leave at any time; the restaurant then disappears from every leaderboard.',
    joined: '{name} now takes part in the leaderboard.',
    left: '{name} has left the leaderboard.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'restaurants/details': typeof texts;
  }
}
