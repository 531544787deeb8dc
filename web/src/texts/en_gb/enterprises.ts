const texts = {
  title: 'Groups',
  lead: 'Several organisations under one owner.',
  enterprise: 'Group',
  compare: 'Compare organisations',
  count: '{count, plural, =0 {No organisations} one {# organisation} other {# organisations}}',
  add: 'New group',
  addConfirm: 'Create group',
  added: '{name} has been created.',
  rename: 'Rename',
  renamed: 'Renamed to {name}.',
  name: 'Name',
  nameMissing: 'Enter a name for the group.',
  delete: 'Delete group',
  deleted: '{name} has been deleted.',
  deleteTitle: 'Delete {name}?',
  deleteLead: 'Only a group without organisations can be deleted. You can restore it for 30 days.',
  restored: '{name} has been restored.',
  bin: {
    title: 'Bin',
    emptyTitle: 'The bin is empty',
    empty: 'Deleted groups stay here for 30 days.',
    restore: 'Restore',
  },
  undo: 'Undo',
  actions: 'Actions for {name}',
  search: 'Search groups',
  searchOrganizations: 'Search organisations',
  notFoundTitle: 'Nothing found',
  notFound: 'No name matches “{words}”.',
  emptyTitle: 'No groups yet',
  empty: 'A group brings several organisations under one owner.',
  noneTitle: 'No organisations yet',
  none: 'Organisations you add will appear here.',
  organizations: 'Organisations',
  restaurants: 'Restaurants',
  members: 'Members',
  location: 'Country of consumption',
  since: 'Member since',
  associate: 'Add organisation',
  associateLead: 'Choose the organisation to add to {enterprise}. If it belongs to another group, it has to leave that first.',
  associateTitle: 'Add {name} to {enterprise}?',
  associateMeans:
    'The group’s owners will then have the same rights as the organisation’s own admins: members, restaurants, recipes and reports.',
  associateConfirm: 'Add to group',
  associated: '{name} is now part of {enterprise}.',
  choose: 'Choose',
  chooseOne: 'Choose {name}',
  dissociate: 'Remove from group',
  dissociateOne: 'Remove {name} from the group',
  dissociateTitle: 'Remove {name} from {enterprise}?',
  dissociateMeans: 'The group’s owners lose access to this organisation. Its members, restaurants and recipes stay as they are.',
  dissociated: '{name} is no longer part of {enterprise}.',
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    enterprises: typeof texts;
  }
}
