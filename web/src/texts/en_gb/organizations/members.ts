const texts = {
  title: 'Members',
  here: 'Members',
  bin: 'Bin',
  search: 'Search by name or e-mail address',
  name: 'Name',
  email: 'E-mail',
  restaurants: 'Restaurants',
  since: 'Member since',
  noRole: 'No role',
  you: 'You',
  guest: 'From another organisation',
  andMore: '{names} and {count, plural, one {# more} other {# more}}',
  removedAgo: 'Removed {ago}',
  actions: 'Actions for {name}',
  restore: 'Restore',
  erase: 'Delete permanently',
  restored: '{name} is a member again.',
  remove: 'Remove from organisation',
  removed: '{name} has been removed.',
  undo: 'Undo',
  notFoundTitle: 'No members found',
  notFound: 'No name or e-mail address matches “{words}”.',
  binEmptyTitle: 'No removed members',
  binEmpty: 'You can restore removed members here for 30 days.',
  guestTitle: 'Remove {name}?',
  guestLead:
    'They belong to another organisation and keep their account. They lose their rights here; you can invite them again.',
  restaurantsMissing: 'Choose at least one restaurant for this role.',
  change: {
    open: 'Change role and restaurants',
    lead: '{email}. Saving signs them out so that the change takes effect immediately.',
    saved: '{name} has been saved.',
    several: 'Has several roles here: {roles}. Saving keeps only the one you choose.',
    selfWarning: 'You are giving up your own admin rights. Only another admin can give them back to you.',
    selfTitle: 'Give up your admin rights?',
    selfConfirm: 'Give up admin rights',
  },
  password: {
    ask: 'Require a new password',
    asked: '{name} will get an e-mail with a link to choose a new password.',
    title: 'Require a new password from {name}?',
    lead: 'They will be signed out everywhere, and their current password stops working.',
  },
  twoStep: {
    end: 'Turn off two-step verification',
    ended: '{name} now signs in with only a password.',
    title: 'Turn off two-step verification for {name}?',
    lead: 'For someone who has lost both their phone and their recovery codes. They will be signed out everywhere and notified by e-mail. Make sure the request really comes from them.',
  },
  invite: {
    open: 'Invite someone',
    title: 'Invite someone',
    lead: 'They will get an e-mail with a link to join {name}.',
    send: 'Send invitation',
    sent: 'The invitation to {email} has been sent.',
    emailWrong: 'Enter a complete e-mail address.',
    language: 'E-mail language',
    pending: 'Invitations',
    none: 'No open invitations.',
    by: 'Invited by',
    until: 'Valid until',
    expired: 'Expired',
    resend: 'Send again',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw the invitation to {email}?',
    withdrawLead: 'The link in the e-mail stops working.',
    withdrawn: 'The invitation to {email} has been withdrawn.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'organizations/members': typeof texts;
  }
}
