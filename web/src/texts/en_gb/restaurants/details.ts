const texts = {
  title: 'Restaurants',
  restaurant: 'Restaurant',
  details: 'Name and place',
  logo: 'Logo',
  name: 'Name',
  nameMissing: 'Please give the restaurant a name.',
  location: 'Where it is eaten',
  locationHint: 'The footprints of its dishes are calculated for this place.',
  sameLocation: 'Same as the organisation',
  organizationsLocation: '{location}, as the organisation',
  since: 'Since',
  search: 'Search restaurants',
  here: 'Restaurants',
  bin: 'Bin',
  add: 'Add a restaurant',
  addConfirm: 'Add it',
  added: '{name} is added.',
  edit: 'Change name and place',
  saved: '{name} is saved.',
  delete: 'Delete the restaurant',
  deleted: '{name} is deleted.',
  deletedAgo: 'Deleted {ago}',
  deleteTitle: 'Delete {name}?',
  deleteLead: 'Its recipes, menus and reports go with it. You can restore everything for 30 days.',
  worksHere:
    '{users, plural, =0 {Nobody works here} one {# person works here} other {# people work here}}{invited, plural, =0 {.} one {, and # is invited.} other {, and # are invited.}}',
  nobodyHere: 'Nobody works here.',
  restore: 'Restore',
  restored: '{name} is back.',
  undo: 'Undo',
  actions: 'Actions for {name}',
  notFoundTitle: 'No restaurant found',
  notFound: 'No name has words that begin with “{words}”.',
  emptyTitle: 'No restaurant yet',
  empty: 'Recipes, menus and reports belong to a restaurant. Add the first one.',
  binEmptyTitle: 'The bin is empty',
  binEmpty: 'Deleted restaurants stay here for 30 days.',
  current: 'The restaurant you work in',
  workHere: 'Work here',
  leaderboard: {
    title: 'Leaderboard',
    takePart: 'Take part in the leaderboard',
    isIn: '{name} takes part. Those who run your organisation, its admins and owners, decide about it.',
    isOut: '{name} does not take part. Those who run your organisation, its admins and owners, decide about it.',
    seen: 'Everybody in your organisation sees its name, place and figures, and so do those who run your enterprise. In the sector its figures stand without a name, and only where there are enough others.',
    leave: 'You can leave at any time; it is then gone from every board.',
    joined: '{name} takes part in the leaderboard.',
    left: '{name} has left the leaderboard.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'restaurants/details': typeof texts;
  }
}
