const texts = {
  on: 'On',
  off: 'Off',
  lead: 'Signing in will also need a code from an app on your phone, so your password alone isn’t enough.',
  since: 'Since {date}',
  fewCodes:
    '{count, plural, =0 {No recovery code is left. Make new ones now.} one {Only one recovery code is left. Make new ones.} other {Only # recovery codes are left. Make new ones.}}',
  codesLeft: '{count, plural, one {# recovery code left} other {# recovery codes left}}',
  begin: 'Set up',
  setUp: 'Set up two-step sign-in',
  renew: 'New recovery codes',
  renewLead: 'The codes you have stop working, and you get new ones.',
  end: 'Turn off',
  endLead: 'Your password alone will open your account again.',
  ended: 'Two-step sign-in is off.',
  steps: {
    password: 'Password',
    app: 'App',
    codes: 'Recovery codes',
  },
  password: 'Your password',
  passwordLead: 'First we make sure that it is you.',
  passwordMissing: 'Please enter your password.',
  goOn: 'Continue',
  qrLabel: 'QR code for your authenticator app',
  scan: 'Scan this with an authenticator app, such as the one of your phone’s password keeper.',
  typeInstead: 'No camera? Type this key into the app:',
  code: 'Six digits from the app',
  codeMissing: 'Please enter the code that the app shows.',
  codeOrRecovery: 'Without the app: one of your recovery codes.',
  turnOn: 'Turn on',
  codesLead:
    'Keep these codes somewhere safe. Each opens your account once when your phone is lost, and they are not shown again.',
  download: 'Download',
  copy: 'Copy',
  copied: 'Copied.',
  kept: 'I have kept them',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/second-factor': typeof texts;
  }
}
