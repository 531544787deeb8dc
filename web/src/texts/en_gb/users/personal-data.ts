const texts = {
  file: {
    title: 'Your data',
    lead: 'Everything Plateprint stores about you in one file: profile, settings, roles, where you are signed in, what you did and what you created. No passwords or secrets.',
    fetch: 'Download my data',
  },
  erase: {
    heading: 'Delete account',
    lead: 'Your name, e-mail address and all other personal data are deleted immediately. This cannot be undone.',
    ask: 'Delete my account',
    title: 'Delete your account permanently?',
    what: 'Your name, e-mail address, password, settings, roles and sign-ins will be deleted now. This cannot be undone.',
    stays: 'Recipes, menus and reports you created stay with your organisation and will show “Former member”.',
    owner: 'If your group has no other owner, only a super admin can appoint a new one.',
    password: 'Your password',
    passwordMissing: 'Enter your password.',
    lastAdmin: 'You are the only admin of your organisation. Make someone else an admin first, then you can delete your account.',
    toMembers: 'Go to members',
    lastSuper:
      'You are the only super admin of this installation. Make someone else a super admin first, then you can delete your account.',
    toPeople: 'Go to people',
    unanswered:
      'We got no reply, so your account may already be deleted. If you’re asked to sign in when you retry, it has been.',
    confirm: 'Delete permanently',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/personal-data': typeof texts;
  }
}
