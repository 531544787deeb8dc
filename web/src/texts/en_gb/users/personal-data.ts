const texts = {
  file: {
    title: 'Your data',
    lead: 'Everything that Plateprint keeps about you in one file: profile, settings, roles, where you are signed in, what you did and what you made. No passwords and no secrets.',
    fetch: 'Download my data',
  },
  erase: {
    heading: 'Erase account',
    lead: 'Your name, e-mail and everything else about you is erased at once. Nobody can bring it back.',
    ask: 'Erase my account',
    title: 'Erase your account for good?',
    what: 'Name, e-mail, password, settings, roles and sign-ins are erased now. There is no undo.',
    stays: 'Recipes, menus and reports that you made stay with your organisation and will say “Former member”.',
    owner: 'If nobody else owns your enterprise, only a super admin can name a new owner.',
    password: 'Your password',
    passwordMissing: 'Please enter your password.',
    lastAdmin:
      'You are the only administrator of your organisation. Make somebody else one first, then you can erase your account.',
    toMembers: 'To the members',
    lastSuper:
      'You are the only super admin of this installation. Make somebody else one first, then you can erase your account.',
    toPeople: 'To the people',
    unanswered:
      'We got no reply, so your account may already be deleted. If you’re asked to sign in when you retry, it has been.',
    confirm: 'Erase for good',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/personal-data': typeof texts;
  }
}
