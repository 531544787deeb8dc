const texts = {
  title: 'Members',
  here: 'Members',
  bin: 'Bin',
  search: 'Search names and e-mail addresses',
  name: 'Name',
  email: 'E-mail',
  restaurants: 'Restaurants',
  since: 'Since',
  noRole: 'No role',
  you: 'You',
  guest: 'From another organisation',
  andMore: '{names} and {count, plural, one {# more} other {# more}}',
  removedAgo: 'Removed {ago}',
  actions: 'Actions for {name}',
  restore: 'Restore',
  erase: 'Erase for good',
  restored: '{name} is a member again.',
  remove: 'Remove from the organisation',
  removed: '{name} is removed.',
  undo: 'Undo',
  notFoundTitle: 'Nobody found',
  notFound: 'No name or e-mail address begins with “{words}”.',
  binEmptyTitle: 'Nobody was removed',
  binEmpty: 'Whoever is removed can be restored here for 30 days.',
  guestTitle: 'Remove {name}?',
  guestLead:
    'They belong to another organisation and keep their account. What they may do here is gone; you can invite them again.',
  restaurantsMissing: 'Choose at least one restaurant for this role.',
  change: {
    open: 'Change role and restaurants',
    lead: '{email}. Saving signs them out, so that the change takes effect at once.',
    saved: '{name} is saved.',
    several: 'Has several roles here: {roles}. Saving leaves only the one you choose.',
    selfWarning: 'You take the running of the organisation from yourself. Only another administrator can give it back to you.',
    selfTitle: 'Give up running the organisation?',
    selfConfirm: 'Give it up',
  },
  password: {
    ask: 'Ask for a new password',
    asked: '{name} gets an e-mail with a link to choose a new password.',
    title: 'Ask {name} for a new password?',
    lead: 'They are signed out everywhere, and the former password no longer works.',
  },
  twoStep: {
    end: 'End two-step sign-in',
    ended: '{name} now signs in with the password alone.',
    title: 'End two-step sign-in for {name}?',
    lead: 'For somebody who has lost both telephone and recovery codes. They are signed out everywhere and get an e-mail about it. Make sure that it is really them who asks.',
  },
  invite: {
    open: 'Invite somebody',
    title: 'Invite somebody',
    lead: 'They get an e-mail with a link to join {name}.',
    send: 'Send the invitation',
    sent: 'The invitation is on its way to {email}.',
    emailWrong: 'Please enter a whole e-mail address.',
    language: 'Language of the e-mail',
    pending: 'Invitations',
    none: 'No open invitations.',
    by: 'Invited by',
    until: 'Valid until',
    expired: 'Expired',
    resend: 'Send again',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw the invitation to {email}?',
    withdrawLead: 'The link in the e-mail no longer works.',
    withdrawn: 'The invitation to {email} is withdrawn.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'organizations/members': typeof texts;
  }
}
