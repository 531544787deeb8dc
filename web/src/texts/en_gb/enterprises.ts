const texts = {
  title: 'Enterprises',
  lead: 'Several organisations under one roof.',
  enterprise: 'Enterprise',
  compare: 'Compare the organisations',
  count: '{count, plural, =0 {No organisation} one {# organisation} other {# organisations}}',
  add: 'New enterprise',
  addConfirm: 'Make it',
  added: '{name} has been created.',
  rename: 'Rename',
  renamed: 'It is now called {name}.',
  name: 'Name',
  nameMissing: 'Please give the enterprise a name.',
  delete: 'Delete the enterprise',
  deleted: '{name} is deleted.',
  deleteTitle: 'Delete {name}?',
  deleteLead: 'Only an enterprise without organisations can be deleted. You can restore it for 30 days.',
  restored: '{name} is back.',
  bin: {
    title: 'Bin',
    emptyTitle: 'The bin is empty',
    empty: 'Deleted enterprises stay here for 30 days.',
    restore: 'Restore',
  },
  undo: 'Undo',
  actions: 'Actions for {name}',
  search: 'Search enterprises',
  searchOrganizations: 'Search organisations',
  notFoundTitle: 'Nothing found',
  notFound: 'No name has words that begin with “{words}”.',
  emptyTitle: 'No enterprise yet',
  empty: 'An enterprise brings several organisations under one owner.',
  noneTitle: 'No organisation yet',
  none: 'Organisations you add will appear here.',
  organizations: 'Organisations',
  restaurants: 'Restaurants',
  members: 'Members',
  location: 'Place',
  since: 'Since',
  associate: 'Add an organisation',
  associateLead:
    'Choose the organisation that shall belong to {enterprise}. One that belongs to another enterprise has to leave it first.',
  associateTitle: 'Put {name} under {enterprise}?',
  associateMeans:
    'The owners of the enterprise then run this organisation as its own administrators do: members, restaurants, recipes and reports.',
  associateConfirm: 'Add it',
  associated: '{name} belongs to {enterprise} now.',
  choose: 'Choose',
  chooseOne: 'Choose {name}',
  dissociate: 'Take out',
  dissociateOne: 'Take {name} out of the enterprise',
  dissociateTitle: 'Take {name} out of {enterprise}?',
  dissociateMeans:
    'The owners of the enterprise no longer reach this organisation. Its members, restaurants and recipes stay as they are.',
  dissociated: '{name} no longer belongs to {enterprise}.',
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    enterprises: typeof texts;
  }
}
