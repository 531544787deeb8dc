const texts = {
  language: 'Language',
  motto: 'Every dish leaves a footprint. Know yours.',
  email: 'E-mail address',
  password: 'Password',
  organizationName: 'Organisation name',
  firstname: 'First name',
  lastname: 'Last name',
  problem: {
    email: 'Enter your e-mail address.',
    password: 'Enter your password.',
    firstname: 'Enter your first name.',
    lastname: 'Enter your last name.',
    organizationName: 'Enter the name of your organisation.',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Good to see you. Your recipes are ready.',
    stay: 'Stay signed in on this device',
    stayHint: 'Clear this on a shared device: closing the browser then signs you out and discards unsaved work.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
  },
  farewell: {
    title: 'Your account has been deleted',
    lead: 'Your account and personal data have been deleted. To come back, you’ll need a new invitation.',
  },
  secondStep: {
    title: 'One more step',
    lead: 'Your account is protected by two-step verification. Please enter your code.',
    code: 'Code',
    codeHint: 'The six digits from your authenticator app.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'One of the recovery codes you saved. Each works only once.',
    empty: 'Enter a code.',
    submit: 'Continue',
    withRecovery: 'No phone to hand? Use a recovery code',
    withApp: 'Use the authenticator app',
    back: 'Sign in as someone else',
  },
  link: {
    broken: 'This link is incomplete. Copy the whole link from the e-mail.',
    toSignIn: 'Go to sign-in',
    retry: 'Try again',
  },
  signUp: {
    title: 'Welcome',
    lead: 'A few details about you, and you’re ready to go.',
    setUpTitle: 'Set up Plateprint',
    setUpLead: 'You are the first user. This account manages the whole installation.',
    organization: 'You are invited to',
    organizationBy: '{name} invites you to',
    restaurants: 'Restaurants',
    submit: 'Create account',
    hasAccount: 'You already have an account with this address. Sign in to accept the invitation.',
    otherAccount: 'You are signed in as {email}. This invitation is for someone else: sign out and open the link again.',
    accept: 'Accept invitation',
  },
  verify: {
    title: 'Your e-mail address',
    lead: 'We send you a link by e-mail to confirm your address.',
    done: '{email} has been confirmed. Thank you.',
    changed: 'From now on you sign in with {email}.',
    goOn: 'Continue',
  },
  reset: {
    askTitle: 'Forgot your password?',
    askLead: 'Enter your e-mail address and we’ll send you a link to choose a new password.',
    ask: 'Send link',
    sent: 'If {email} has an account, an e-mail with a link is on its way. The link is valid for one hour.',
    sentHint: 'Nothing there? Check your spam folder, or the address for typos.',
    title: 'Choose a new password',
    whose: 'For {email}',
    save: 'Save password',
    done: 'Your password has been changed. You have been signed out everywhere else.',
  },
  update: {
    title: 'Choose a new password',
    lead: 'An admin has asked you to choose a new password before you continue.',
    ownTitle: 'Change your password',
    ownLead: 'You will be signed out everywhere else.',
    toSettings: 'Go to settings',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/auth': typeof texts;
  }
}
