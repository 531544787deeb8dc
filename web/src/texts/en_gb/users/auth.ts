const texts = {
  language: 'Language',
  motto: 'Every dish leaves a print. Know yours.',
  email: 'E-mail',
  password: 'Password',
  organizationName: 'Name of your organisation',
  firstname: 'First name',
  lastname: 'Last name',
  problem: {
    email: 'Please enter your e-mail.',
    password: 'Please enter your password.',
    firstname: 'Please enter your first name.',
    lastname: 'Please enter your last name.',
    organizationName: 'Please enter the name of your organisation.',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Good to see you. Your recipes are waiting.',
    stay: 'Stay signed in here',
    stayHint: 'Untick it on a device that others use: closing the browser then signs you out, and unsaved work is forgotten.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
  },
  farewell: {
    title: 'Your account is erased',
    lead: 'Your account and personal data have been deleted. To come back, you’ll need a new invitation.',
  },
  secondStep: {
    title: 'One more step',
    lead: 'You have asked us to check twice. That keeps your recipes yours.',
    code: 'Code',
    codeHint: 'The six digits that your authenticator app shows now.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'One of the codes you kept when you set this up. Each works once.',
    empty: 'Please enter a code.',
    submit: 'Continue',
    withRecovery: 'No phone at hand? Use a recovery code',
    withApp: 'Use the authenticator app',
    back: 'Sign in as somebody else',
  },
  link: {
    broken: 'This link is not complete. Copy it whole from the e-mail.',
    toSignIn: 'To the sign-in',
    retry: 'Try again',
  },
  signUp: {
    title: 'Welcome',
    lead: 'A few words about you, and you can cook.',
    setUpTitle: 'Set up Plateprint',
    setUpLead: 'You are the first here. This account runs the whole installation.',
    organization: 'You are invited to',
    organizationBy: '{name} invites you to',
    restaurants: 'Restaurants',
    submit: 'Create account',
    hasAccount: 'You already have an account with this address. Sign in to accept the invitation.',
    otherAccount: 'You are signed in as {email}. This invitation is for somebody else: sign out and open the link again.',
    accept: 'Accept the invitation',
  },
  verify: {
    title: 'Your e-mail address',
    lead: 'Your address is confirmed by a link that we send you by e-mail.',
    done: '{email} is confirmed. Thank you.',
    changed: 'From now on you sign in with {email}.',
    goOn: 'Continue',
  },
  reset: {
    askTitle: 'Forgot your password?',
    askLead: 'Tell us your e-mail, and we send you a link to choose a new one.',
    ask: 'Send the link',
    sent: 'If {email} has an account, an e-mail with a link is on its way. The link works for one hour.',
    sentHint: 'Nothing there? Look in the spam folder, or check the address for a typo.',
    title: 'Choose a new password',
    whose: 'For {email}',
    save: 'Save password',
    done: 'Your new password counts from now on. Everywhere else you are signed out.',
  },
  update: {
    title: 'A new password, please',
    lead: 'An administrator has asked you to choose a new password before you go on.',
    ownTitle: 'Change your password',
    ownLead: 'Everywhere else you will be signed out.',
    toSettings: 'To the settings',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/auth': typeof texts;
  }
}
