const texts = {
  on: 'On',
  off: 'Off',
  lead: 'Signing in will also need a code from an app on your phone, so your password alone isn’t enough.',
  since: 'Since {date}',
  fewCodes:
    '{count, plural, =0 {You have no recovery codes left. Create new ones now.} one {You have only one recovery code left. Create new ones.} other {You have only # recovery codes left. Create new ones.}}',
  codesLeft: '{count, plural, one {# recovery code left} other {# recovery codes left}}',
  begin: 'Set up',
  setUp: 'Set up two-step verification',
  renew: 'New recovery codes',
  renewLead: 'Your current codes stop working, and you get new ones.',
  end: 'Turn off',
  endLead: 'You will then sign in with only your password.',
  ended: 'Two-step verification is off.',
  steps: {
    password: 'Password',
    app: 'App',
    codes: 'Recovery codes',
  },
  password: 'Your password',
  passwordLead: 'First, please confirm that it is you.',
  passwordMissing: 'Enter your password.',
  goOn: 'Continue',
  qrLabel: 'QR code for your authenticator app',
  scan: 'Scan this code with an authenticator app or your phone’s password manager.',
  typeInstead: 'No camera? Type this key into the app:',
  code: 'Six digits from the app',
  codeMissing: 'Enter the code from the app.',
  codeOrRecovery: 'Without the app: one of your recovery codes.',
  turnOn: 'Turn on',
  codesLead:
    'Store these codes somewhere safe. If you lose your phone, each lets you sign in once. They will not be shown again.',
  download: 'Download',
  copy: 'Copy',
  copied: 'Copied.',
  kept: 'I have saved them',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/second-factor': typeof texts;
  }
}
